/** Words of the tours of people, clients and one's own account, in the form of `tourStepWords`. */
export const peopleSteps = {
  peopleFind_title: ['Nome ou e-mail, com ou sem acento', 'Name or e-mail, with or without accents'],
  peopleFind_text: [
    'A busca não liga para acentos. Quem pode ler documentos acha uma pessoa também pelo CPF inteiro, na paleta (Ctrl K).',
    'The search ignores accents. If you may read documents, you can also find a person by their full CPF, in the palette (Ctrl K).',
  ],
  peopleRows_title: ['Ninguém some da lista', 'Nobody disappears from the list'],
  peopleRows_text: [
    'Quem é desligado perde o acesso na hora e fica aqui, com as suas horas e o seu histórico.',
    'People who are switched off lose access at once, but stay here with their hours and history.',
  ],
  peopleExport_title: ['A exportação segue o seu papel', 'Exports follow your role'],
  peopleExport_text: [
    'O arquivo leva só as colunas que você pode ver, e cada exportação fica registrada na auditoria.',
    'The file only has the columns you can see, and every export is recorded in the audit.',
  ],
  personOpen_title: ['Abra uma pessoa', 'Open a person'],
  personOpen_text: ['Clique em um nome. Abrir a página não muda nada.', 'Click a name. Just looking changes nothing.'],
  personStatus_title: ['Desligar e transferir, em um passo', 'Switch off and hand over in one step'],
  personStatus_text: [
    'Quem deixa de ser ativo sai de todos os aparelhos na hora. A mesma janela pergunta quem assume o que é da pessoa.',
    'Anyone who is no longer active is signed out everywhere at once. The same window asks who takes over their work.',
  ],
  personEdit_title: ['O passado não muda', 'The past does not change'],
  personEdit_text: [
    'Um valor da hora novo vale só para loops concluídos daqui em diante. Outro papel encerra as sessões da pessoa.',
    'A new hourly rate only applies to loops finished from now on. A new role ends the person’s sessions.',
  ],
  personDocuments_title: ['Quem lê estes arquivos', 'Who reads these files'],
  personDocuments_text: [
    'Só a própria pessoa e quem edita pessoas. Para todos os outros eles não existem.',
    'Only that person and those who can edit people. To everybody else they do not exist.',
  ],
  personHandover_title: ['Primeiro mostra, depois transfere', 'See it first, then hand over'],
  personHandover_text: [
    'Você vê tudo o que passaria a outra pessoa antes de decidir. Loops e pagamentos ficam sempre com quem os fez.',
    'You see everything that would go to somebody else before you decide. Loops and payments always stay with their owner.',
  ],
  invitationsTabs_title: ['Três maneiras de entrar', 'Three ways in'],
  invitationsTabs_text: [
    'Convites escolhem o papel. Pedidos de fora e códigos do Club trazem só convidados.',
    'An invitation sets the role. Requests from outside and Club codes only bring in guests.',
  ],
  invitationsCreate_title: ['Sete dias, e uma vez', 'Good for seven days, and once'],
  invitationsCreate_text: [
    'Enviar de novo cria outro link, e o antigo deixa de valer. O convite cai também se quem convidou for desligado.',
    'Sending it again makes a new link, and the old one stops working. It also lapses if the person who sent it is switched off.',
  ],
  invitationsImport_title: ['Muitos de uma vez', 'Many at once'],
  invitationsImport_text: [
    'Cada linha do CSV é conferida antes, e nenhuma mensagem sai até você confirmar.',
    'Every line of the CSV is checked first, and nothing is sent before you confirm.',
  ],
  registrationsQueue_title: ['Quem está na fila', 'Who is in the queue'],
  registrationsQueue_text: [
    'Em análise só fica quem confirmou o e-mail. Quem não confirma em 30 dias sai sozinho.',
    'Only people who confirmed their e-mail are under review. The rest are removed after 30 days.',
  ],
  registrationsOpen_title: ['Abra um cadastro', 'Open a registration'],
  registrationsOpen_text: [
    'Clique em quem está em análise. As respostas têm documentos e banco: cada leitura fica na auditoria.',
    'Click somebody under review. Their answers include documents and bank details, so every view is recorded in the audit.',
  ],
  registrationsDecide_title: ['Três respostas', 'Three answers'],
  registrationsDecide_text: [
    'Pedir correção manda um link de 14 dias. Se alguém decidir antes de você, a tela mostra o que foi decidido.',
    'Asking for a correction sends a link that works for 14 days. If somebody decides before you, you see their decision.',
  ],
  teamFind_title: ['As ventures que você vê', 'The ventures you can see'],
  teamFind_text: [
    'A busca vale para o nome da venture e para o de quem está nela.',
    'Search by the name of a venture or of anyone on it.',
  ],
  teamRooms_title: ['Posição não é papel', 'A position is not a role'],
  teamRooms_text: [
    'A posição e a sala dizem o que alguém faz nesta venture. Elas não abrem nem fecham telas.',
    'Position and room say what somebody does on this venture. They do not affect which screens they can open.',
  ],
  teamAdd_title: ['Quem pode entrar', 'Who can join'],
  teamAdd_text: [
    'Só quem está ativo e confirmou o e-mail. Tirar alguém depois não mexe nos átomos e loops dele.',
    'Only people who are active and have confirmed their e-mail. Removing them later leaves their atoms and loops as they are.',
  ],
  clientsFind_title: ['Pelo nome ou pelo CNPJ', 'By name or CNPJ'],
  clientsFind_text: [
    'Parte do CNPJ já acha a empresa. Duas com o mesmo CNPJ não existem; com a mesma raiz, um aviso mostra qual é.',
    'Part of the CNPJ is enough to find the company. No two share a CNPJ; if they share its root, a notice tells you which.',
  ],
  clientsOpen_title: ['Abra um cliente', 'Open a client'],
  clientsOpen_text: [
    'Clique em um nome. A página reúne contatos, ventures, acessos e arquivos.',
    'Click a name. The page has their contacts, ventures, access and files.',
  ],
  clientsAccesses_title: ['Básico vê, Administrador aprova', 'Basic sees, Admin approves'],
  clientsAccesses_text: [
    'Um contato não entra no Nucleo; um acesso entra. Desligar um acesso encerra as sessões da pessoa na hora.',
    'A contact cannot sign in to Nucleo; somebody with access can. Switching access off ends their sessions at once.',
  ],
  clientsShared_title: ['Nada chega ao cliente sozinho', 'Clients only see what you share'],
  clientsShared_text: [
    'Os arquivos são só da equipe até alguém abrir cada um deles aqui.',
    'Files stay within the team until somebody shares them here, one by one.',
  ],
  companyWaiting_title: ['O que espera uma resposta', 'What is waiting for an answer'],
  companyWaiting_text: [
    'Só um acesso Administrador da sua empresa aprova. Com um acesso Básico, você vê quem pode responder.',
    'Only people with Admin access can approve for your company. With Basic access, you see who they are.',
  ],
  companyFiles_title: ['Arquivos para a sua empresa', 'Files for your company'],
  companyFiles_text: [
    'Todos os acessos da empresa veem os mesmos arquivos, e ninguém de outro cliente os vê.',
    'Everyone with access for your company sees the same files, and nobody from another client does.',
  ],
  companyInvoices_title: ['O que há a pagar', 'What you owe'],
  companyInvoices_text: [
    'As faturas em aberto e em atraso. Abra uma para ver o que ela cobra e pagar por PIX.',
    'Open and late invoices. Open one to see what it charges and to pay it by PIX.',
  ],
  companyPeople_title: ['Quem entra pela empresa', 'Who has access for your company'],
  companyPeople_text: [
    'Alguém saiu da empresa? Avise a equipe pelo suporte: o acesso é desligado na hora.',
    'Has somebody left the company? Tell the team through Support, and their access is switched off at once.',
  ],
  fortressFactor_title: ['Guarde os códigos fora do celular', 'Keep the codes off your phone'],
  fortressFactor_text: [
    'Os dez códigos de recuperação aparecem uma vez e valem uma vez cada. São o caminho de volta sem o aparelho.',
    'The ten recovery codes are shown once, and each works once. They are your way back in without the device.',
  ],
  fortressPasskeys_title: ['Entrar sem senha', 'Sign in without a password'],
  fortressPasskeys_text: [
    'Uma chave de acesso vale como as duas etapas de uma vez. Tenha duas, em aparelhos diferentes.',
    'A passkey covers both steps at once. Keep two, on different devices.',
  ],
  fortressSessions_title: ['Perdeu um aparelho?', 'Lost a device?'],
  fortressSessions_text: [
    'Encerre a sessão dele aqui: vale na hora, mesmo que ele esteja longe. Uma senha nova encerra todas.',
    'End its session here: it takes effect at once, wherever the device is. A new password ends all sessions.',
  ],
  fortressLog_title: ['Não foi você?', 'Wasn’t that you?'],
  fortressLog_text: [
    'Um lugar ou aparelho novo manda uma mensagem. Por sete dias, o link dela encerra todas as sessões em um clique.',
    'You get a message about every new place or device. For seven days, its link ends all your sessions in one click.',
  ],
  profileTokens_title: ['Um programa no seu lugar', 'A program acting for you'],
  profileTokens_text: [
    'Um token nunca pode mais do que você e nem chega perto de senhas e permissões. Trocar a senha não o encerra.',
    'A token can never do more than you can, and never reaches passwords or permissions. Changing your password does not revoke it.',
  ],
  profileWebhooks_title: ['Um aviso a cada loop', 'A message for every loop'],
  profileWebhooks_text: [
    'Cada aviso é assinado e tentado até oito vezes. Cinco perdidos em seguida desligam o webhook.',
    'Every message is signed and tried up to eight times. Five lost in a row switch the webhook off.',
  ],
  profileData_title: ['Tudo sobre você, em um ZIP', 'Everything about you, in a ZIP'],
  profileData_text: [
    'Pode ser baixado por sete dias, só por você. Um pedido de exclusão tem protocolo e pode ser retirado até a decisão.',
    'Only you can download it, for seven days. An erasure request has a protocol number, and you can withdraw it until it is decided.',
  ],
} as const
