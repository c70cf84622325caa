/** Reasons for a loop that ran on unattended, in the words of the person who adjusted it. */
export const excuses = {
  forced: [
    'Saí para almoçar e esqueci de parar o loop.',
    'Faltou energia no bairro e não vi o aviso.',
    'Fui chamado a outra reunião e o loop ficou aberto.',
    'Internet caiu; o trabalho terminou antes do aviso.',
    'Encerrei o trabalho e esqueci o loop rodando.',
    'Atendi uma ligação do cliente longe do computador.',
    'Precisei sair com meu filho e não vi o alerta.',
    'O computador reiniciou para atualizar.',
    'Estava sem som e não ouvi o alerta de inatividade.',
  ],
  denied: [
    'O total contava o horário de almoço e a tarde livre; corrigi o fim.',
    'Esqueci o loop aberto depois do almoço.',
    'O loop ficou aberto durante a consulta médica; fim corrigido.',
    'Mudei de tarefa e não parei o loop.',
  ],
} as const
