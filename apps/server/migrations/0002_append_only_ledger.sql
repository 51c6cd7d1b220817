-- Booked is booked: entries are added, never changed or removed. A mistake is compensated by a new entry.
CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries is append-only: % refused', TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_entries_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only
  BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate
  BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
--> statement-breakpoint
-- Every entry carries on from the balance of the one before it in its account.
CREATE FUNCTION require_chained_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_millis bigint;
BEGIN
  SELECT balance_after_millis INTO before_millis
    FROM ledger_entries WHERE user_id = NEW.user_id ORDER BY sequence DESC LIMIT 1;
  IF NEW.balance_after_millis <> coalesce(before_millis, 0) + NEW.amount_millis THEN
    RAISE EXCEPTION 'ledger entry does not carry on from the balance before it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_chained_balance';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_chained_balance
  BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION require_chained_balance();
