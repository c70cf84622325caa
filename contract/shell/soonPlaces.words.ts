import type { Entries } from '#contract/kit/words.ts'

/** What a person will do on the screens of the other districts that are not built yet. */
export const soonPlaces = {
  library: [
    'Aqui você vai encontrar decks, especificações, playbooks e documentos em um só lugar.',
    'Here you will find decks, specifications, playbooks and documents in one place.',
  ],
  deckPreview: [
    'Aqui você vai folhear um deck sem precisar baixá-lo.',
    'Here you will leaf through a deck without having to download it.',
  ],
  libraryResources: [
    'Aqui você vai consultar os playbooks e guias da organização.',
    'Here you will look things up in the playbooks and guides of the organisation.',
  ],
  deckList: [
    'Aqui você vai encontrar os decks da organização e abrir o que precisa apresentar.',
    'Here you will find the decks of the organisation and open the one you need to present.',
  ],
  libraryVentures: [
    'Aqui você vai encontrar as especificações de cada venture.',
    'Here you will find the specifications of each venture.',
  ],
  libraryVentureShow: [
    'Aqui você vai ver os documentos de uma venture, separados por tipo.',
    'Here you will see the documents of one venture, kind by kind.',
  ],
  documentPreview: [
    'Aqui você vai ler um arquivo de um documento sem precisar baixá-lo.',
    'Here you will read a file of a document without having to download it.',
  ],
  libraryVentureNew: [
    'Aqui você vai juntar um documento à biblioteca de uma venture.',
    'Here you will add a document to the library of a venture.',
  ],
  documentShow: [
    'Aqui você vai ver um documento, os seus arquivos e quem o enviou.',
    'Here you will see one document, its files and who sent it.',
  ],
  auraIndicatorList: [
    'Aqui você vai ver os indicadores da avaliação: compromisso, qualidade, aprendizado, trabalho em equipe e organização.',
    'Here you will see the indicators of the review: commitment, delivery quality, learning curve, teamwork and organization.',
  ],
  auraIndicatorNew: [
    'Aqui você vai criar um indicador para as avaliações Aura.',
    'Here you will create an indicator for the Aura reviews.',
  ],
  auraIndicatorShow: [
    'Aqui você vai ver o que um indicador mede e como as notas se distribuem.',
    'Here you will see what an indicator measures and how its marks spread.',
  ],
  auraIndicatorEdit: [
    'Aqui você vai mudar o nome e a descrição de um indicador.',
    'Here you will change the name and description of an indicator.',
  ],
  reviewList: [
    'Aqui você vai ver as avaliações Aura, quem avaliou quem e quando.',
    'Here you will see the Aura reviews, who reviewed whom and when.',
  ],
  reviewNew: [
    'Aqui você vai avaliar uma pessoa em cada indicador e explicar a nota.',
    'Here you will review a person on each indicator and explain the mark.',
  ],
  reviewShow: ['Aqui você vai ler uma avaliação, nota por nota.', 'Here you will read one review, mark by mark.'],
  auraShow: [
    'Aqui você vai ver a sua Aura: as notas das avaliações e o que mudou desde a última.',
    'Here you will see your Aura: the marks of your reviews and what has changed since the last.',
  ],
  aura: [
    'Aqui você vai conhecer a Aura e abrir o seu radar, a sua progressão e as conversas.',
    'Here you will get to know Aura and open your radar, your progression and the chats.',
  ],
  wardenChat: [
    'Aqui você vai perguntar sobre as regras da organização e receber a resposta com a fonte.',
    'Here you will ask about the rules of the organisation and get the answer with its source.',
  ],
  essentiaChat: [
    'Aqui você vai perguntar sobre o que há na biblioteca e receber a resposta com o documento de onde veio.',
    'Here you will ask about what is in the library and get the answer with the document it comes from.',
  ],
  auraChat: [
    'Aqui você vai perguntar sobre as suas horas, os seus átomos e as suas avaliações.',
    'Here you will ask about your hours, your atoms and your reviews.',
  ],
  auraHome: [
    'Aqui você vai ver de relance as suas últimas avaliações e o próximo nível.',
    'Here you will see your latest reviews and your next level at a glance.',
  ],
  auraProfile: [
    'Aqui você vai ver o seu perfil Aura: nível, pontos e pontos fortes.',
    'Here you will see your Aura profile: level, points and strengths.',
  ],
  auraRadar: [
    'Aqui você vai comparar em um radar as suas notas em cada indicador.',
    'Here you will compare your marks on each indicator in a radar.',
  ],
  auraProgression: [
    'Aqui você vai acompanhar como a sua Aura mudou de uma avaliação a outra.',
    'Here you will follow how your Aura has changed from one review to the next.',
  ],
  academyPage: [
    'Aqui você vai ler uma página da Academia e continuar a trilha de onde parou.',
    'Here you will read a page of the Academy and continue the learning path where you left off.',
  ],
  academyCourses: [
    'Aqui você vai escolher um curso, fazê-lo no seu tempo e ver quanto já avançou.',
    'Here you will choose a course, take it at your own pace and see how far you have come.',
  ],
  roomList: [
    'Aqui você vai ver as salas de conversa e quem está em cada uma.',
    'Here you will see the chat rooms and who is in each.',
  ],
  roomShow: [
    'Aqui você vai conversar em uma sala e ver quem está presente.',
    'Here you will chat in a room and see who is present.',
  ],
  roomNew: [
    'Aqui você vai abrir uma sala de conversa e convidar quem participa.',
    'Here you will open a chat room and invite who takes part.',
  ],
  conference: [
    'Aqui você vai entrar em uma sala de conferência com câmera e microfone.',
    'Here you will join a conference room with camera and microphone.',
  ],
  remoticaWelcome: [
    'Aqui você vai conhecer as salas da Remotica e testar câmera e microfone antes de entrar.',
    'Here you will get to know the rooms of Remotica and try camera and microphone before you join.',
  ],
  customHost: [
    'Aqui você vai abrir uma conferência sua e mandar o convite a quem quiser.',
    'Here you will host a conference of your own and send the invitation to whom you like.',
  ],
  innovationWelcome: [
    'Aqui você vai receber clientes e parceiros na sala de inovação.',
    'Here you will receive clients and partners in the innovation room.',
  ],
  community: [
    'Aqui você vai abrir assuntos no fórum e responder aos de outras pessoas.',
    'Here you will open topics in the forum and answer those of others.',
  ],
  club: [
    'Aqui você vai encontrar a comunidade e convidar pessoas com um código seu.',
    'Here you will meet the community and invite people with a code of your own.',
  ],
  auraStore: ['Aqui você vai trocar pontos Aura por recompensas.', 'Here you will exchange Aura points for rewards.'],
  fortress: [
    'Aqui você vai cuidar da sua segurança: sessões abertas, segundo fator e chaves de acesso.',
    'Here you will look after your security: open sessions, second factor and passkeys.',
  ],
  warden: [
    'Aqui você vai acompanhar os aceites dos termos, os pedidos de dados pessoais e os incidentes.',
    'Here you will follow the acceptances of the terms, the requests for personal data and the incidents.',
  ],
  bastion: [
    'Aqui você vai ver o saldo da sua carteira e os últimos movimentos.',
    'Here you will see the balance of your wallet and its latest movements.',
  ],
  wallet: [
    'Aqui você vai conferir o saldo da sua carteira e de onde veio cada valor.',
    'Here you will check the balance of your wallet and where each amount came from.',
  ],
  hibridAssets: [
    'Aqui você vai ver os ativos híbridos da organização e quem possui cada um.',
    'Here you will see the hybrid assets of the organisation and who holds each.',
  ],
  sell: [
    'Aqui você vai pôr um ativo à venda, com quantidade e preço.',
    'Here you will put an asset up for sale with its quantity and price.',
  ],
  transactions: [
    'Aqui você vai conferir as transações, cada uma com a conta de origem e a de destino.',
    'Here you will check the transactions, each with the account it left and the one it reached.',
  ],
  oneTrueOrg: [
    'Aqui você vai verificar que uma organização existe e é quem diz ser.',
    'Here you will verify that an organisation exists and is what it says it is.',
  ],
  oneTrueHuman: [
    'Aqui você vai verificar que uma pessoa é quem diz ser.',
    'Here you will verify that a person is who they say they are.',
  ],
  oneTrueData: [
    'Aqui você vai registrar a impressão digital de um documento para provar depois que ele não mudou.',
    'Here you will record the fingerprint of a document so as to prove later that it has not changed.',
  ],
  otdVerification: [
    'Aqui você vai entregar um documento e saber se ele é igual ao que foi registrado.',
    'Here you will hand in a document and learn whether it equals the one on record.',
  ],
} as const satisfies Entries
