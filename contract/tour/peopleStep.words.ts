/** What the steps of the tours of people, clients and one's own account say, as `tourStepWords` has them. */
export const peopleSteps = {
  peopleFind_title: ['Nome ou e-mail, com ou sem acento', 'Name or e-mail, with or without accents'],
  peopleFind_text: [
    'A busca não liga para acentos. Quem pode ler documentos acha uma pessoa também pelo CPF inteiro, na paleta (Ctrl K).',
    'The search does not mind accents. Whoever may read documents also finds a person by the whole CPF, in the palette (Ctrl K).',
  ],
  peopleRows_title: ['Ninguém some da lista', 'Nobody vanishes from the list'],
  peopleRows_text: [
    'Quem é desligado perde o acesso na hora e fica aqui, com as suas horas e o seu histórico.',
    'Whoever is switched off loses access at once and stays here, with their hours and their history.',
  ],
  peopleExport_title: ['A exportação segue o seu papel', 'The export follows your role'],
  peopleExport_text: [
    'O arquivo leva só as colunas que você pode ver, e cada exportação fica registrada na auditoria.',
    'The file only has the columns that you may see, and each export is recorded in the audit.',
  ],
  personOpen_title: ['Abra uma pessoa', 'Open a person'],
  personOpen_text: [
    'Clique em um nome. Abrir a página não muda nada.',
    'Click a name. Opening the page changes nothing.',
  ],
  personStatus_title: ['Desligar e transferir, em um passo', 'Switch off and hand over, in one step'],
  personStatus_text: [
    'Quem deixa de ser ativo sai de todos os aparelhos na hora. A mesma janela pergunta quem assume o que é da pessoa.',
    'Whoever is no longer active is signed out everywhere at once. The same window asks who takes over what is theirs.',
  ],
  personEdit_title: ['O passado não muda', 'The past does not change'],
  personEdit_text: [
    'Um valor da hora novo vale só para loops concluídos daqui em diante. Outro papel encerra as sessões da pessoa.',
    'A new hourly value only counts for loops concluded from now on. Another role ends the person’s sessions.',
  ],
  personDocuments_title: ['Quem lê estes arquivos', 'Who reads these files'],
  personDocuments_text: [
    'Só a própria pessoa e quem edita pessoas. Para todos os outros eles não existem.',
    'Only the person and whoever edits people. For everybody else they do not exist.',
  ],
  personHandover_title: ['Primeiro mostra, depois transfere', 'Shows first, hands over then'],
  personHandover_text: [
    'Você vê tudo o que passaria a outra pessoa antes de decidir. Loops e pagamentos ficam sempre com quem os fez.',
    'You see all that would go to somebody else before you decide. Loops and payments always stay with whose they are.',
  ],
  invitationsTabs_title: ['Três maneiras de entrar', 'Three ways in'],
  invitationsTabs_text: [
    'Convites escolhem o papel. Pedidos de fora e códigos do Club trazem só convidados.',
    'Invitations choose the role. Requests from outside and Club codes only bring guests.',
  ],
  invitationsCreate_title: ['Sete dias, e uma vez', 'Seven days, and once'],
  invitationsCreate_text: [
    'Enviar de novo cria outro link, e o antigo deixa de valer. O convite cai também se quem convidou for desligado.',
    'Sending again makes another link, and the old one stops working. It also falls if whoever invited is switched off.',
  ],
  invitationsImport_title: ['Muitos de uma vez', 'Many at once'],
  invitationsImport_text: [
    'Cada linha do CSV é conferida antes, e nenhuma mensagem sai até você confirmar.',
    'Each line of the CSV is checked first, and no message leaves before you confirm.',
  ],
  registrationsQueue_title: ['Quem está na fila', 'Who is in the queue'],
  registrationsQueue_text: [
    'Em análise só fica quem confirmou o e-mail. Quem não confirma em 30 dias sai sozinho.',
    'Only whoever confirmed their e-mail is under review. Whoever does not within 30 days leaves by itself.',
  ],
  registrationsOpen_title: ['Abra um cadastro', 'Open a registration'],
  registrationsOpen_text: [
    'Clique em quem está em análise. As respostas têm documentos e banco: cada leitura fica na auditoria.',
    'Click somebody under review. The answers hold documents and bank details: each reading is kept in the audit.',
  ],
  registrationsDecide_title: ['Três respostas', 'Three answers'],
  registrationsDecide_text: [
    'Pedir correção manda um link de 14 dias. Se alguém decidir antes de você, a tela mostra o que foi decidido.',
    'Asking for a correction sends a link for 14 days. If somebody decides before you, the screen shows their decision.',
  ],
  teamFind_title: ['As ventures que você vê', 'The ventures that you see'],
  teamFind_text: [
    'A busca vale para o nome da venture e para o de quem está nela.',
    'The search looks for the name of the venture and for those of its people.',
  ],
  teamRooms_title: ['Posição não é papel', 'A position is no role'],
  teamRooms_text: [
    'A posição e a sala dizem o que alguém faz nesta venture. Elas não abrem nem fecham telas.',
    'Position and room say what somebody does in this venture. They neither open nor close screens.',
  ],
  teamAdd_title: ['Quem pode entrar', 'Who can join'],
  teamAdd_text: [
    'Só quem está ativo e confirmou o e-mail. Tirar alguém depois não mexe nos átomos e loops dele.',
    'Only whoever is active and confirmed their e-mail. Taking them off later leaves their atoms and loops as they are.',
  ],
  clientsFind_title: ['Pelo nome ou pelo CNPJ', 'By name or CNPJ'],
  clientsFind_text: [
    'Parte do CNPJ já acha a empresa. Duas com o mesmo CNPJ não existem; com a mesma raiz, um aviso mostra qual é.',
    'A part of the CNPJ finds the company. No two have the same CNPJ; with the same root, a notice says which one.',
  ],
  clientsOpen_title: ['Abra um cliente', 'Open a client'],
  clientsOpen_text: [
    'Clique em um nome. A página reúne contatos, ventures, acessos e arquivos.',
    'Click a name. The page holds contacts, ventures, accesses and files.',
  ],
  clientsAccesses_title: ['Básico vê, Administrador aprova', 'Basic sees, Admin approves'],
  clientsAccesses_text: [
    'Um contato não entra no Nucleo; um acesso entra. Desligar um acesso encerra as sessões da pessoa na hora.',
    'A contact does not come in to Nucleo; an access does. Switching one off ends the person’s sessions at once.',
  ],
  clientsShared_title: ['Nada chega ao cliente sozinho', 'Nothing reaches the client by itself'],
  clientsShared_text: [
    'Os arquivos são só da equipe até alguém abrir cada um deles aqui.',
    'Files are the team’s alone until somebody opens each of them here.',
  ],
  companyWaiting_title: ['O que espera uma resposta', 'What waits for an answer'],
  companyWaiting_text: [
    'Só um acesso Administrador da sua empresa aprova. Com um acesso Básico, você vê quem pode responder.',
    'Only an Admin access of your company approves. With a Basic access, you see who may answer.',
  ],
  companyFiles_title: ['Arquivos para a sua empresa', 'Files for your company'],
  companyFiles_text: [
    'Todos os acessos da empresa veem os mesmos arquivos, e ninguém de outro cliente os vê.',
    'All accesses of the company see the same files, and nobody of another client does.',
  ],
  companyPeople_title: ['Quem entra pela empresa', 'Who comes in for the company'],
  companyPeople_text: [
    'Alguém saiu da empresa? Avise a equipe pelo suporte: o acesso é desligado na hora.',
    'Has somebody left the company? Tell the team by Support: their access is switched off at once.',
  ],
  fortressFactor_title: ['Guarde os códigos fora do celular', 'Keep the codes away from the phone'],
  fortressFactor_text: [
    'Os dez códigos de recuperação aparecem uma vez e valem uma vez cada. São o caminho de volta sem o aparelho.',
    'The ten recovery codes show once and count once each. They are the way back in without the device.',
  ],
  fortressPasskeys_title: ['Entrar sem senha', 'Sign in without a password'],
  fortressPasskeys_text: [
    'Uma chave de acesso vale como as duas etapas de uma vez. Tenha duas, em aparelhos diferentes.',
    'A passkey counts as both steps at once. Have two of them, on different devices.',
  ],
  fortressSessions_title: ['Perdeu um aparelho?', 'Lost a device?'],
  fortressSessions_text: [
    'Encerre a sessão dele aqui: vale na hora, mesmo que ele esteja longe. Uma senha nova encerra todas.',
    'End its session here: it holds at once, however far away it is. A new password ends all of them.',
  ],
  fortressLog_title: ['Não foi você?', 'Was it not you?'],
  fortressLog_text: [
    'Um lugar ou aparelho novo manda uma mensagem. Por sete dias, o link dela encerra todas as sessões em um clique.',
    'A new place or device sends a message. For seven days, its link ends all sessions at a press.',
  ],
  profileTokens_title: ['Um programa no seu lugar', 'A program in your place'],
  profileTokens_text: [
    'Um token nunca pode mais do que você e nem chega perto de senhas e permissões. Trocar a senha não o encerra.',
    'A token never may more than you, and passwords and permissions are out of its reach. A new password does not end it.',
  ],
  profileWebhooks_title: ['Um aviso a cada loop', 'A notice for each loop'],
  profileWebhooks_text: [
    'Cada aviso é assinado e tentado até oito vezes. Cinco perdidos em seguida desligam o webhook.',
    'Each notice is signed and tried up to eight times. Five lost in a row switch the webhook off.',
  ],
  profileData_title: ['Tudo sobre você, em um ZIP', 'All about you, in a ZIP'],
  profileData_text: [
    'Pode ser baixado por sete dias, só por você. Um pedido de exclusão tem protocolo e pode ser retirado até a decisão.',
    'Only you can download it, for seven days. A request to be erased has a protocol and can be taken back until decided.',
  ],
} as const
