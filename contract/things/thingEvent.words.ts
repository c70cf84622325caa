import { words } from '#contract/kit/words.ts'

/** What is audited of what hangs on records, as the audit and a record's history say it. */
export const thingEventWords = words('thingEvent', {
  noun_comment: ['Comentários', 'Comments'],
  noun_checklist: ['Checklists', 'Checklists'],
  noun_label: ['Etiquetas', 'Labels'],
  noun_watch: ['Acompanhamento', 'Watching'],
  noun_relation: ['Relações', 'Relations'],
  event_comment_created: ['Comentário escrito', 'Comment written'],
  event_comment_edited: ['Comentário editado', 'Comment edited'],
  event_comment_deleted: ['Comentário excluído', 'Comment deleted'],
  event_checklist_added: ['Item posto no checklist', 'Checklist item added'],
  event_checklist_checked: ['Item do checklist marcado', 'Checklist item checked'],
  event_checklist_unchecked: ['Item do checklist desmarcado', 'Checklist item unchecked'],
  event_checklist_edited: ['Item do checklist editado', 'Checklist item edited'],
  event_checklist_moved: ['Item do checklist movido', 'Checklist item moved'],
  event_checklist_removed: ['Item tirado do checklist', 'Checklist item removed'],
  event_label_created: ['Etiqueta criada', 'Label made'],
  event_label_edited: ['Etiqueta editada', 'Label edited'],
  event_label_deleted: ['Etiqueta excluída', 'Label deleted'],
  event_label_assigned: ['Etiqueta posta', 'Label put on'],
  event_label_unassigned: ['Etiqueta tirada', 'Label taken off'],
  event_watch_started: ['Passou a acompanhar', 'Started watching'],
  event_watch_ended: ['Deixou de acompanhar', 'Stopped watching'],
  event_relation_added: ['Relação criada', 'Relation added'],
  event_relation_removed: ['Relação desfeita', 'Relation removed'],
})
