import { list, note, steps, text, type HelpArticle } from './article.ts'

export const presenceArticles: readonly HelpArticle[] = [
  {
    id: 'verificacao-de-presenca',
    category: 'loop',
    title: ['Verificação de presença', 'Presence check'],
    summary: [
      'A cada duas horas o Nucleo pergunta se você está aí. Como responder a tempo.',
      'Every two hours Nucleo asks whether you are there. How to answer in time.',
    ],
    words: ['inatividade aviso alerta estou aqui 91 segundos som', 'inactivity alert i am here 91 seconds sound'],
    sections: [
      {
        body: [
          text(
            'A cada duas horas de loop em andamento aparece a pergunta “Você ainda está aí?”, com contagem regressiva de 91 segundos, som e, se você permitir, um aviso do sistema.',
            'Every two hours of a running loop the question “Are you still there?” appears, with a countdown of 91 seconds, a sound and, if you allow it, a desktop notice.',
          ),
          steps(
            ['Clique em Estou aqui. Basta uma aba ou um aparelho.', 'Click I am here. One tab or device is enough.'],
            [
              'O loop continua e a próxima verificação vem duas horas depois.',
              'The loop goes on, and the next check comes two hours later.',
            ],
          ),
          text(
            'Sem resposta, o servidor para o loop com fim na hora em que a verificação venceu, mesmo que nenhuma página esteja aberta.',
            'Without an answer the server stops the loop, ending when the check fell due, even if no page is open.',
          ),
        ],
      },
      {
        title: ['Para não perder o aviso', 'So as not to miss it'],
        body: [
          list(
            [
              'Permita avisos do navegador e deixe o som ligado; o autoteste mostra se funcionam.',
              'Allow browser notices and keep the sound on; the self-check shows whether they work.',
            ],
            [
              'Vai a uma reunião longa? Responda ao aviso em outro aparelho, ou pare o loop e inicie outro depois.',
              'Going to a long meeting? Answer on another device, or stop the loop and start another one later.',
            ],
          ),
        ],
      },
    ],
    opens: ['selfTest'],
    see: ['loop-parado', 'autoteste'],
  },
  {
    id: 'loop-parado',
    category: 'loop',
    title: ['Meu loop parou sozinho', 'My loop stopped by itself'],
    summary: [
      'Como informar o fim verdadeiro de um loop parado por inatividade ou por tempo negado.',
      'How to give the true end of a loop stopped for inactivity or for a denied time.',
    ],
    words: [
      'inativo ajuste justificativa forçado corrigir hora',
      'inactive adjustment justification forced correct hour',
    ],
    sections: [
      {
        body: [
          text(
            'O loop espera por você: ao abrir o timer, a tela pede quando você realmente parou.',
            'The loop waits for you: when you open the timer, the screen asks when you really stopped.',
          ),
          steps(
            [
              'Informe a data e a hora do fim. As setas ↑ e ↓ mudam cinco minutos, e há atalhos para o fim registrado e para agora.',
              'Give the date and time of the end. The arrows ↑ and ↓ change five minutes, and there are shortcuts for the recorded end and for now.',
            ],
            ['Escreva a justificativa, com até 140 caracteres.', 'Write the justification, up to 140 characters.'],
            [
              'Descreva o que foi feito, escolha o tipo e conclua.',
              'Describe what was done, choose the type and finish.',
            ],
          ),
          note(
            'Sem hora de fim, a mensagem é “Data e Hora não informada!”. A marcação original nunca é apagada: o ajuste fica ao lado dela.',
            'Without an end time the message is “Date and time not given!”. The original mark is never erased: the adjustment stands beside it.',
          ),
        ],
      },
    ],
    see: ['verificacao-de-presenca', 'tempo-total', 'concluir-loop'],
  },
  {
    id: 'tempo-total',
    category: 'loop',
    title: ['“Tempo total até o momento… está correto?”', '“Total time until this moment… is it correct?”'],
    summary: [
      'A pergunta que aparece quando um loop passa de oito horas.',
      'The question that appears when a loop passes eight hours.',
    ],
    words: ['oito horas longo negado confirmar', 'eight hours long denied confirm'],
    sections: [
      {
        body: [
          list(
            [
              'Sim: o loop continua, e a pergunta não volta nele.',
              'Yes: the loop goes on, and the question does not come back for it.',
            ],
            [
              'Não: o loop para na hora e espera que você informe o fim verdadeiro com uma justificativa.',
              'No: the loop stops at once and waits for you to give its true end with a justification.',
            ],
          ),
        ],
      },
    ],
    see: ['loop-parado'],
  },
]
