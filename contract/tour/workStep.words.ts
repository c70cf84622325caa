/** Words of the tours of ventures, boards and one's own work, in the form of `tourStepWords`. */
export const workSteps = {
  venturesFind_title: ['Todas as ventures que você vê', 'All the ventures you can see'],
  venturesFind_text: [
    'Busque por nome, código ou cliente, ou filtre. O endereço guarda o que você escolheu: mande o link a alguém.',
    'Search by name, code or client, or filter. The address keeps your choices, so you can send the link to somebody.',
  ],
  venturesOpen_title: ['Abra uma venture', 'Open a venture'],
  venturesOpen_text: [
    'Clique em um nome. Abrir a página não muda nada.',
    'Click a name. Just looking changes nothing.',
  ],
  venturesGates_title: ['Os gates contam como ela vai', 'Gates show how it is going'],
  venturesGates_text: [
    'Cada gate mostra quantos átomos terminaram. Entregue, ele espera a resposta do cliente por cinco dias.',
    'Each gate shows how many of its atoms are done. Once delivered, it gives the client five days to answer.',
  ],
  venturesBacklog_title: ['O que ainda é só ideia', 'Ideas for later'],
  venturesBacklog_text: [
    'As partículas mais votadas da venture. Uma ideia ganha votos aqui e só vira átomo quando alguém a promove.',
    'The venture’s top-voted particles. Ideas collect votes here and only become atoms when somebody promotes them.',
  ],
  boardsSearch_title: ['Ache um cartão', 'Find a card'],
  boardsSearch_text: [
    'A busca vale para todas as colunas de uma vez e não liga para acentos.',
    'The search covers all columns at once and ignores accents.',
  ],
  boardsColumns_title: ['Arraste, ou use o teclado', 'Drag, or use the keyboard'],
  boardsColumns_text: [
    'Mova um cartão com o mouse, pelo menu dele ou com as setas. Quem olha o mesmo quadro vê na hora, e dá para desfazer.',
    'Move a card with the mouse, from its menu or with the arrow keys. Everyone on the board sees it at once, and you can undo it.',
  ],
  workGroups_title: ['O seu dia em uma página', 'Your day on one page'],
  workGroups_text: [
    'Primeiro o que está atrasado, depois hoje, esta semana e o que espera por outra pessoa.',
    'What is late comes first, then today, this week and what is waiting for somebody else.',
  ],
  workKeys_title: ['Comece com um dígito', 'Start with a digit'],
  workKeys_text: [
    'Os átomos aceitos têm um número: a tecla dele começa a contar o tempo.',
    'Accepted atoms have a number: press it to start the clock.',
  ],
} as const
