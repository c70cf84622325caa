/** What a line of another tool's file may say of a loop. */
export const hoursFields = [
  'email',
  'person',
  'firstName',
  'lastName',
  'client',
  'project',
  'task',
  'description',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'duration',
] as const
export type HoursField = (typeof hoursFields)[number]

export interface HoursTool {
  readonly name: string
  /** Fields by which its header is recognised: one of them alone stands in other tools' files, too. */
  readonly signs: readonly HoursField[]
  /** Headers of each field, in the languages that the tool exports in, normalised by `plainText`; the first one that the file has counts. */
  readonly headers: { readonly [F in HoursField]?: readonly string[] }
  /** Unit of a whole number in the column of durations. */
  readonly whole: 'seconds' | 'hours'
}

/**
 * Tools whose detailed reports are known, in the order in which a header is compared: Clockify's and solidtime's durations
 * name their unit, Toggl's does not.
 */
export const hoursTools = {
  clockify: {
    name: 'Clockify',
    signs: ['project', 'startDate', 'startTime', 'duration'],
    headers: {
      email: ['email', 'e-mail', 'correo electronico', 'adresse e-mail'],
      person: ['user', 'usuario', 'benutzer', 'utilisateur'],
      client: ['client', 'cliente', 'kunde'],
      project: ['project', 'projeto', 'proyecto', 'projekt', 'projet'],
      task: ['task', 'activity', 'tarefa', 'tarea', 'aufgabe', 'tache'],
      description: ['description', 'descricao', 'descripcion', 'beschreibung'],
      startDate: ['start date', 'data de inicio', 'fecha de inicio', 'startdatum', 'date de debut'],
      startTime: ['start time', 'hora de inicio', 'startzeit', 'heure de debut'],
      endDate: ['end date', 'data de termino', 'data de fim', 'fecha de fin', 'enddatum', 'date de fin'],
      endTime: ['end time', 'hora de termino', 'hora de fim', 'hora de fin', 'endzeit', 'heure de fin'],
      duration: [
        'duration (h)',
        'duracao (h)',
        'duracion (h)',
        'dauer (h)',
        'duree (h)',
        'duration (decimal)',
        'duracao (decimal)',
        'duracion (decimal)',
        'dauer (dezimal)',
        'duree (decimale)',
      ],
    },
    whole: 'hours',
  },
  solidtime: {
    name: 'solidtime',
    signs: ['project', 'startTime', 'endTime', 'duration'],
    headers: {
      email: ['email'],
      person: ['user'],
      client: ['client'],
      project: ['project'],
      task: ['task'],
      description: ['description'],
      startTime: ['start'],
      endTime: ['end'],
      duration: ['duration', 'duration (decimal)'],
    },
    whole: 'hours',
  },
  toggl: {
    name: 'Toggl Track',
    signs: ['project', 'startDate', 'startTime', 'duration'],
    headers: {
      email: ['email', 'e-mail'],
      person: ['user', 'member'],
      client: ['client'],
      project: ['project'],
      task: ['task'],
      description: ['description'],
      startDate: ['start date'],
      startTime: ['start time'],
      endDate: ['end date', 'stop date'],
      endTime: ['end time', 'stop time'],
      duration: ['duration'],
    },
    whole: 'seconds',
  },
  harvest: {
    name: 'Harvest',
    signs: ['startDate', 'project', 'task', 'firstName', 'duration'],
    headers: {
      email: ['email'],
      firstName: ['first name'],
      lastName: ['last name'],
      client: ['client'],
      project: ['project'],
      task: ['task'],
      description: ['notes'],
      startDate: ['date'],
      startTime: ['started at'],
      endTime: ['ended at'],
      duration: ['hours'],
    },
    whole: 'hours',
  },
  kimai: {
    name: 'Kimai',
    signs: ['startDate', 'client', 'project', 'task', 'duration'],
    headers: {
      email: ['email', 'e-mail', 'e-mail-adresse', 'correo electronico', 'e-mail address'],
      person: ['name', 'user', 'username', 'usuario', 'nome', 'benutzer', 'benutzername', 'utilisateur', 'nombre'],
      client: ['customer', 'cliente', 'kunde', 'client'],
      project: ['project', 'projeto', 'proyecto', 'projekt', 'projet'],
      task: ['activity', 'atividade', 'actividad', 'tatigkeit', 'activite'],
      description: ['description', 'descricao', 'descripcion', 'beschreibung'],
      startDate: ['date', 'data', 'fecha', 'datum'],
      startTime: ['from', 'begin', 'de', 'inicio', 'von', 'beginn', 'debut'],
      endTime: ['to', 'end', 'ate', 'fim', 'fin', 'hasta', 'bis', 'ende', 'a'],
      duration: ['duration', 'duracao', 'duracion', 'dauer', 'duree'],
    },
    whole: 'seconds',
  },
} as const satisfies Readonly<Record<string, HoursTool>>

export type HoursToolKey = keyof typeof hoursTools
export const hoursToolKeys: readonly HoursToolKey[] = ['toggl', 'clockify', 'kimai', 'harvest', 'solidtime']

export const isHoursTool = (key: string | null): key is HoursToolKey => hoursToolKeys.some((it) => it === key)
