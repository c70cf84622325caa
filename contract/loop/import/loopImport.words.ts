import { words } from '#contract/kit/words.ts'
import { loopTypeNames } from '#contract/loop/loopType.words.ts'

/** Words of hours from other tools' files: the screen, and each reason against a line. */
export const loopImportWords = words('loopImport', {
  ...loopTypeNames,
  title: ['Importar horas', 'Import hours'],
  lead: [
    'Traz o relatório detalhado do Toggl Track, Clockify, Kimai, Harvest ou solidtime, em CSV. Nada é gravado antes de você conferir.',
    'Import a detailed report from Toggl Track, Clockify, Kimai, Harvest or solidtime as CSV. Nothing is saved until you have checked it.',
  ],
  unknown: [
    'Este cabeçalho não é de nenhuma ferramenta conhecida. Exporte o relatório detalhado de uma destas: {{tools}}.',
    'This header does not match any known tool. Export the detailed report of one of these: {{tools}}.',
  ],
  recognised: ['{{name}}: arquivo do {{tool}}.', '{{name}} is a {{tool}} file.'],
  people: ['Pessoas', 'People'],
  peopleLead: [
    'E-mail ou nome igual é reconhecido sozinho. Linhas de quem ficar em branco não são importadas.',
    'People with the same e-mail or name are recognised automatically. If you leave a person empty, their lines are not imported.',
  ],
  projects: ['Projetos', 'Projects'],
  projectsLead: ['A venture de cada projeto do arquivo.', 'The venture for each project in the file.'],
  tasks: ['Tarefas', 'Tasks'],
  tasksLead: [
    'O átomo de cada tarefa. Em branco, vale o átomo de mesmo nome na venture do projeto.',
    'The atom for each task. If left empty, the atom with the same name in the project’s venture is used.',
  ],
  lines_one: ['{{figure}} linha', '{{figure}} line'],
  lines_other: ['{{figure}} linhas', '{{figure}} lines'],
  noProject: ['Sem projeto', 'No project'],
  noTask: ['Sem tarefa', 'No task'],
  field_make: ['Criar as ventures e os átomos que faltam', 'Create missing ventures and atoms'],
  hint_make: [
    'Os átomos ficam na célula “Importado” do gate “Importado” de cada venture.',
    'Atoms go into the cell “Importado” of the gate “Importado” in each venture.',
  ],
  field_zone: ['Fuso horário do arquivo', 'The file’s time zone'],
  hint_zone: ['O das horas escritas no arquivo.', 'The time zone of the times in the file.'],
  field_days: ['Datas do arquivo', 'Date format'],
  days_dmy: ['Dia antes do mês', 'Day first'],
  days_mdy: ['Mês antes do dia', 'Month first'],
  daysHint: ['Por exemplo: {{value}}.', 'For example: {{value}}.'],
  field_tipo: ['Tipo dos loops', 'Loop type'],
  field_paid: ['Pagar estas horas pelo Nucleo', 'Pay these hours through Nucleo'],
  hint_paid: [
    'Desligado, as horas contam em relatórios e ficam fora do pagamento: foram pagas em outro lugar.',
    'When off, the hours count in reports but are left out of payment, because they were paid elsewhere.',
  ],
  untimed_one: [
    '{{figure}} linha só tem o dia e a duração: começa às 9:00.',
    '{{figure}} line has only a day and a duration: it will start at 9:00.',
  ],
  untimed_other: [
    '{{figure}} linhas só têm o dia e a duração: no dia de cada pessoa, uma segue a outra a partir das 9:00.',
    '{{figure}} lines have only a day and a duration: they follow one another from 9:00 on each person’s day.',
  ],
  namesAgain: ['Voltar', 'Back'],
  more: ['Mostrar mais', 'Show more'],
  leftOut: ['Importado de {{tool}}, pago fora do Nucleo.', 'Imported from {{tool}}, paid outside Nucleo.'],
  imported: ['Importado de {{tool}}', 'Imported from {{tool}}'],
  noName: ['A linha não diz de quem é.', 'The line does not name a person.'],
  unknownPerson: ['Ninguém foi escolhido para esta pessoa.', 'Nobody was chosen for this person.'],
  unknownProject: [
    'Nenhuma venture foi escolhida para este projeto, e as que faltam não são criadas.',
    'No venture was chosen for this project, and missing ones are not created.',
  ],
  unknownTask: [
    'Nenhum átomo foi escolhido para esta tarefa, e os que faltam não são criados.',
    'No atom was chosen for this task, and missing ones are not created.',
  ],
  mayNotMake: ['Você não pode criar ventures e átomos.', 'You cannot create ventures and atoms.'],
  atomGone: ['Este átomo não recebe loops.', 'Loops cannot be tracked on this atom.'],
  badDay: ['Esta data não pôde ser lida.', 'This date could not be read.'],
  badTime: ['Este horário não pôde ser lido.', 'This time could not be read.'],
  badDuration: ['Esta duração não pôde ser lida.', 'This duration could not be read.'],
  noEnd: ['A linha não tem fim nem duração.', 'The line has neither an end nor a duration.'],
  skippedHour: [
    'Este horário não existe neste fuso: o relógio foi adiantado nesta noite.',
    'This time does not exist in this time zone: clocks went forward that night.',
  ],
  overlapsLine: [
    'A mesma pessoa já trabalha neste período na linha {{line}}.',
    'The same person is already working at this time on line {{line}}.',
  ],
  weekClosed: [
    'A semana de pagamento que termina em {{friday}} já fechou.',
    'The payment week that ends on {{friday}} has closed.',
  ],
})
