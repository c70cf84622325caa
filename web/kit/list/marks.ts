import { createContext, type ComponentType } from 'react'

/** Marks drawn before the names of records, by noun. The shell provides them, because a kit knows no noun. */
export const RecordMarks = createContext<Readonly<Partial<Record<string, ComponentType<{ readonly id: number }>>>>>({})
