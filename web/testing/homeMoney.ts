/** What home answers of money: a running week, two orders to pay and one overdue. */
export const homeMoney = {
  mine: {
    ends_on: '2026-03-13',
    due_on: '2026-03-20',
    decimal: 12.5,
    centavos: 100_000,
    week_id: 5,
    to_confirm: 2,
    to_correct: 0,
    returned: 1,
    orders: [{ id: 8, numero: 12, ends_on: '2026-03-06', due_on: '2026-03-13', status: 0, centavos: 50_000 }],
  },
  due: {
    today: '2026-03-11',
    friday: '2026-03-13',
    by_friday: { orders: 2, centavos: 16_000 },
    overdue: { orders: 1, centavos: 8000 },
  },
}

/** What the weekly run answers to home: one closed week, and what the open ones hold. */
export const homeRun = {
  data: {
    now: {
      people: 3,
      decimal: 12.5,
      valor_centavos: 100_000,
      confirmed: 4,
      waiting: 1,
      to_correct: 0,
      returned: 0,
      running: 0,
    },
    last: null,
    closings: [
      {
        friday: '2026-03-06',
        closed_at: '2026-03-07T02:59:00.000Z',
        late: 0,
        weeks: 2,
        orders: 2,
        paid: 1,
        loops: 9,
        decimal: 40.5,
        total_centavos: 324_000,
        left: 0,
      },
    ],
  },
}
