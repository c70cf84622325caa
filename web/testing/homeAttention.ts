/** What home answers of what asks for attention: one of each, and one person who waits longest. */
export const homeAttention = {
  gates: {
    total: 7,
    rows: [
      {
        id: 9,
        nome: 'Lançamento',
        venture_id: 1,
        projeto: 'Loja Lua',
        status: 'in_progress',
        planned_on: '2026-03-02',
      },
    ],
  },
  load: { by: 'planned', total: 1, rows: [{ id: 44, nome: 'Ana Souza', seconds: 46 * 3600, expected: 40 * 3600 }] },
  unconfirmed: {
    loops: 5,
    total: 1,
    rows: [{ id: 45, nome: 'Bia Lima', loops: 5, to_correct: 2, oldest: '2026-03-09T12:00:00.000Z', oldest_id: 8 }],
  },
}
