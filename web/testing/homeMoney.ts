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
