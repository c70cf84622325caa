-- Ends that moved because a loop was split or merged (docs/decisions/168).
alter table loop_adjustments drop constraint loop_adjustments_reason_check;
alter table loop_adjustments add constraint loop_adjustments_reason_check
  check (reason in ('stoppedOffline', 'split', 'merged'));
