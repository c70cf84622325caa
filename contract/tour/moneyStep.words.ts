/** Words of the tours of payment orders, in the form of `tourStepWords`. */
export const moneySteps = {
  ordersRows_title: ['O que se paga', 'What is paid'],
  ordersRows_text: [
    'Cada semana fechada vira uma ordem. Abra uma para ver o valor, loop por loop, e onde ela está.',
    'Each closed week becomes an order. Open one to see its value loop by loop, and how far along it is.',
  ],
  ordersPay_title: ['Pague várias de uma vez', 'Pay several at once'],
  ordersPay_text: [
    'Selecione as ordens: o total aparece antes de você pagar, e um pagamento não se desfaz.',
    'Select the orders: the total is shown before you pay, and a payment cannot be taken back.',
  ],
  ordersPix_title: ['Um só código PIX', 'One PIX code'],
  ordersPix_text: [
    'A página de uma ordem não paga mostra o código PIX, o mesmo do PDF e do e-mail do vencimento.',
    'An unpaid order’s page shows the PIX code, the same as in the PDF and in the due-date e-mail.',
  ],
  ordersItems_title: ['Além das horas', 'Besides the hours'],
  ordersItems_text: [
    'Bônus, descontos e despesas entram na próxima ordem depois de confirmados; uma despesa, com o comprovante.',
    'Bonuses, discounts and expenses go on the next order once they are confirmed; an expense needs its receipt.',
  ],
  ordersRun_title: ['Quando a semana fecha', 'When the week closes'],
  ordersRun_text: [
    'Na sexta-feira, às 23:59 de São Paulo, as semanas fecham e as ordens são criadas sozinhas.',
    'On Friday at 23:59 São Paulo time, weeks close and their orders are created automatically.',
  ],
  ordersHistory_title: ['Sexta-feira por sexta-feira', 'Friday by Friday'],
  ordersHistory_text: [
    'Cada dia leva às ordens que fez e ao que deixou de fora, com o motivo.',
    'Each Friday opens the orders it created and what it left out, with the reason.',
  ],
  ordersDue_title: ['O que vence', 'What is due'],
  ordersDue_text: [
    'O início mostra o que há a pagar até sexta-feira e o que já venceu.',
    'Home shows what is due by Friday, and what is overdue.',
  ],
  invoicesRows_title: ['O que cada cliente deve', 'What each client owes'],
  invoicesRows_text: [
    'Cada linha é uma fatura: pendente, paga ou em atraso. Abra uma para ver o que ela cobra, até cada loop.',
    'Each row is an invoice: pending, paid or late. Open one to see what it charges, down to each loop.',
  ],
  invoicesNew_title: ['Cliente e período bastam', 'A client and a period are enough'],
  invoicesNew_text: [
    'A página junta entregas finalizadas e horas faturáveis, soma tudo e diz por que o resto fica de fora. Desmarque o que não cobrar.',
    'The page gathers finished deliverables and billable hours, adds them up and says why the rest is left out. Untick anything you don’t want to charge.',
  ],
  invoicesLink_title: ['Um link para pagar', 'A link to pay'],
  invoicesLink_text: [
    'No menu ⋯ da fatura, copie o link: o cliente vê o valor e paga por PIX sem entrar. Há também um PDF com o mesmo código.',
    'Copy the link from an invoice’s ⋯ menu: the client sees the amount and pays by PIX without signing in. The PDF has the same code.',
  ],
  invoicesPay_title: ['Quando o dinheiro entra', 'When the money comes in'],
  invoicesPay_text: [
    'Abra a fatura, dê baixa com o dia e anexe o comprovante. O extrato e as entregas acompanham.',
    'Open the invoice, mark it as paid on the day the money came in and attach the proof. The statement and the deliverables are updated.',
  ],
  extractEarnings_title: ['O que sobra', 'What is left'],
  extractEarnings_text: [
    'O resultado põe o que as ventures custam ao lado do que faturam, mês a mês. Cada número leva às suas linhas.',
    'Earnings compare what ventures cost with what they invoice, month by month. Every figure opens the rows behind it.',
  ],
  payOrders_title: ['O que você recebe', 'What you are paid'],
  payOrders_text: [
    'Uma ordem para cada semana fechada. Abra uma para ver cada loop e por que o valor é esse.',
    'One order for each closed week. Open one to see each loop and how the total comes about.',
  ],
  payItems_title: ['Além das suas horas', 'Besides your hours'],
  payItems_text: [
    'Seus bônus, descontos e despesas. Na página de uma despesa você anexa o comprovante.',
    'Your bonuses, discounts and expenses. Attach the receipt on an expense’s page.',
  ],
  payWeek_title: ['A semana até agora', 'The week so far'],
  payWeek_text: [
    'O início diz quanto a semana já paga, em que dia, e o que ainda espera por você.',
    'Home shows what the week pays so far, on which day, and what still needs you.',
  ],
  extractPeriod_title: ['Qualquer período', 'Any period'],
  extractPeriod_text: [
    'Escolha o período: o saldo anterior, o que entrou, o que saiu e o saldo mudam com ele. Um filtro da lista dá qualquer outro.',
    'Choose the period: the opening balance, money in, money out and closing balance follow. A filter on the list gives any other period.',
  ],
  extractMonths_title: ['Mês a mês', 'Month by month'],
  extractMonths_text: [
    'Cada barra e cada valor abre as linhas que soma.',
    'Each bar and each figure opens the rows it adds up.',
  ],
  extractRows_title: ['Tudo em uma lista', 'All in one list'],
  extractRows_text: [
    'Faturas, entregas, ordens e lançamentos à mão. Um estorno é uma linha própria, no dia em que foi feito.',
    'Invoices, deliverables, orders and manual entries. A reversal is a row of its own, on the day it was made.',
  ],
} as const
