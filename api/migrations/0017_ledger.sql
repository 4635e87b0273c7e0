CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lease_id" integer NOT NULL,
	"movement_id" integer,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"booked_on" date NOT NULL,
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('receivable', 'lease', 'fees', 'discounts', 'processor')),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_lease" ON "ledger_entries" USING btree ("lease_id","account");--> statement-breakpoint
CREATE INDEX "ledger_entries_movement" ON "ledger_entries" USING btree ("movement_id");--> statement-breakpoint
CREATE VIEW "lease_balances" AS
  SELECT "lease_id",
    coalesce(sum("amount_cents") FILTER (WHERE "account" = 'receivable'), 0)::integer AS "total_due_cents",
    coalesce(sum("amount_cents") FILTER (WHERE "account" = 'processor'), 0)::integer AS "total_paid_cents"
  FROM "ledger_entries" GROUP BY "lease_id";--> statement-breakpoint
CREATE FUNCTION "post_lease"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ledger_entries" ("lease_id", "account", "amount_cents", "booked_on")
    VALUES (NEW."lease_id", 'receivable', NEW."total_cents", NEW."began_on"),
      (NEW."lease_id", 'lease', -NEW."total_cents", NEW."began_on");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "post_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "debit" text;
  "credit" text;
BEGIN
  IF NEW."type" = 'payment_return' THEN
    INSERT INTO "ledger_entries" ("lease_id", "movement_id", "account", "amount_cents", "booked_on")
      SELECT NEW."lease_id", NEW."id", "entries"."account", -"entries"."amount_cents", NEW."moved_on"
      FROM "ledger_entries" AS "entries" INNER JOIN "movements" ON "movements"."id" = "entries"."movement_id"
      WHERE "movements"."payment_id" = NEW."payment_id" AND "movements"."id" <> NEW."id";
    RETURN NULL;
  END IF;
  CASE NEW."type"
    WHEN 'payment' THEN "debit" := 'processor'; "credit" := 'receivable';
    WHEN 'late_fee' THEN "debit" := 'receivable'; "credit" := 'fees';
    WHEN 'early_payoff_discount' THEN "debit" := 'discounts'; "credit" := 'receivable';
  END CASE;
  INSERT INTO "ledger_entries" ("lease_id", "movement_id", "account", "amount_cents", "booked_on")
    VALUES (NEW."lease_id", NEW."id", "debit", NEW."amount_cents", NEW."moved_on"),
      (NEW."lease_id", NEW."id", "credit", -NEW."amount_cents", NEW."moved_on");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "check_ledger_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "entry" "ledger_entries" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  "rest" bigint;
BEGIN
  SELECT coalesce(sum("amount_cents"), 0) INTO "rest" FROM "ledger_entries"
    WHERE "lease_id" = "entry"."lease_id" AND "movement_id" IS NOT DISTINCT FROM "entry"."movement_id";
  IF "rest" <> 0 THEN
    RAISE EXCEPTION 'The entries of movement % of lease % do not balance.', "entry"."movement_id", "entry"."lease_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An entry of the ledger is never changed: post another.'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_final';
END $$;--> statement-breakpoint
INSERT INTO "ledger_entries" ("lease_id", "account", "amount_cents", "booked_on")
  SELECT "lease_id", "account", "total_cents" * "sign", "began_on"
  FROM "lease_terms" CROSS JOIN (VALUES ('receivable', 1), ('lease', -1)) AS "sides" ("account", "sign");--> statement-breakpoint
INSERT INTO "ledger_entries" ("lease_id", "movement_id", "account", "amount_cents", "booked_on")
  SELECT "lease_id", "id", "account", "amount_cents" * "sign", "moved_on"
  FROM "movements" INNER JOIN (VALUES ('payment', 'processor', 1), ('payment', 'receivable', -1),
    ('late_fee', 'receivable', 1), ('late_fee', 'fees', -1),
    ('early_payoff_discount', 'discounts', 1), ('early_payoff_discount', 'receivable', -1))
    AS "sides" ("of_type", "account", "sign") ON "sides"."of_type" = "movements"."type";--> statement-breakpoint
CREATE TRIGGER "lease_terms_posted" AFTER INSERT ON "lease_terms" FOR EACH ROW EXECUTE FUNCTION "post_lease"();--> statement-breakpoint
CREATE TRIGGER "movements_posted" AFTER INSERT ON "movements" FOR EACH ROW EXECUTE FUNCTION "post_movement"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_final" BEFORE UPDATE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "keep_entry"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT OR DELETE ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_balance"();
