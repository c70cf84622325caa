/** Names of the stages of a venture, for the words of every noun that tells them. */
export const stageNames = {
  stage_negotiation: ['Em negociação', 'In negotiation'],
  stage_analysis: ['Em análise', 'In analysis'],
  stage_approved: ['Aprovada', 'Approved'],
  stage_execution: ['Em execução', 'In execution'],
  stage_finished: ['Finalizada', 'Finished'],
  stage_accepted: ['Aceita', 'Accepted'],
} as const
