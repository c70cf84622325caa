-- What is switched off is a message, no longer a whole kind of them.

update mail_settings set off = coalesce((
  select array_agg(distinct template) from unnest(off) kind, unnest(case kind
    when 'support' then array['supportNew', 'supportAnswered']
    when 'notice' then array['forcedStop', 'loopEdited', 'registration', 'mention', 'watched', 'webhookOff',
      'invitationRequest', 'ownData', 'erasureNew', 'atom', 'gate', 'entrega', 'handover', 'demand', 'permission']
    else array[kind] end) template), '{}');
