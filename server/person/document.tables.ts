declare module '#server/db/tables.ts' {
  interface Tables {
    person_documents: { file_id: number; user_id: number; kind: number }
  }
}
