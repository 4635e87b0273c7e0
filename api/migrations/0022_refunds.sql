CREATE TABLE "refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"movement_id" integer,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_movement_id_unique" UNIQUE("movement_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_type" CHECK ("refunds"."type" in ('refund', 'chargeback')),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('asked', 'succeeded', 'declined')),
	CONSTRAINT "refunds_booked" CHECK (("refunds"."status" = 'succeeded') = ("refunds"."movement_id" is not null)),
	CONSTRAINT "refunds_claimed" CHECK (("refunds"."status" = 'asked') = ("refunds"."claimed_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "movements" DROP CONSTRAINT "movements_payment_type";--> statement-breakpoint
ALTER TABLE "movements" DROP CONSTRAINT "movements_payment";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("claimed_until") WHERE "refunds"."status" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "movements_payment_type" ON "movements" USING btree ("payment_id","type") WHERE "movements"."type" <> 'refund';--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_payment" CHECK ("movements"."type" not in ('payment', 'payment_return', 'payment_void', 'refund')
        or "movements"."payment_id" is not null);--> statement-breakpoint
CREATE FUNCTION "check_refund_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = NEW."status" OR OLD."status" = 'asked' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A refund that is % cannot become %.', OLD."status", NEW."status"
    USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_transition';
END $$;--> statement-breakpoint
CREATE TRIGGER "refunds_transition" BEFORE UPDATE OF "status" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "check_refund_transition"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_payment_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = NEW."status" OR (OLD."status", NEW."status") IN (
    ('created', 'processing'), ('created', 'scheduled'), ('created', 'canceled'),
    ('scheduled', 'processing'), ('scheduled', 'canceled'),
    ('processing', 'succeeded'), ('processing', 'submitted'), ('processing', 'declined'), ('processing', 'canceled'),
    ('submitted', 'settled'), ('submitted', 'returned'), ('submitted', 'canceled'),
    ('settled', 'returned'),
    ('succeeded', 'canceled')
  ) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A payment that is % cannot become %.', OLD."status", NEW."status"
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_transition';
END $$;--> statement-breakpoint
CREATE FUNCTION "post_entries"(
  "of" "movements", "debit" text, "credit" text, "amount" bigint
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "ledger_entries" ("lease_id", "movement_id", "account", "amount_cents", "booked_on")
    SELECT "of"."lease_id", "of"."id", "account", "amount" * "sign", "of"."moved_on"
    FROM (VALUES ("debit", 1), ("credit", -1)) AS "sides" ("account", "sign") WHERE "amount" <> 0
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "post_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "paid" bigint;
  "refunded" bigint;
  "discount" bigint;
BEGIN
  CASE NEW."type"
    WHEN 'payment' THEN PERFORM "post_entries"(NEW, 'processor', 'receivable', NEW."amount_cents"); RETURN NULL;
    WHEN 'late_fee' THEN PERFORM "post_entries"(NEW, 'receivable', 'fees', NEW."amount_cents"); RETURN NULL;
    WHEN 'early_payoff_discount' THEN
      PERFORM "post_entries"(NEW, 'discounts', 'receivable', NEW."amount_cents"); RETURN NULL;
    ELSE NULL;
  END CASE;
  SELECT coalesce(sum("amount_cents") FILTER (WHERE "type" = 'payment'), 0),
    coalesce(sum("amount_cents") FILTER (WHERE "type" = 'refund'), 0)
    INTO "paid", "refunded" FROM "movements" WHERE "payment_id" = NEW."payment_id";
  IF "refunded" > "paid" THEN
    RAISE EXCEPTION 'Payment % has % cents, and % are refunded.', NEW."payment_id", "paid", "refunded"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'movements_refund';
  END IF;
  IF NEW."type" = 'refund' THEN
    PERFORM "post_entries"(NEW, 'receivable', 'processor', NEW."amount_cents");
    IF "refunded" < "paid" THEN RETURN NULL; END IF;
  ELSE
    PERFORM "post_entries"(NEW, 'receivable', 'processor', "paid");
  END IF;
  SELECT coalesce(sum("entries"."amount_cents"), 0) INTO "discount"
    FROM "ledger_entries" AS "entries" INNER JOIN "movements" ON "movements"."id" = "entries"."movement_id"
    WHERE "movements"."payment_id" = NEW."payment_id" AND "entries"."account" = 'discounts';
  PERFORM "post_entries"(NEW, 'receivable', 'discounts', "discount");
  RETURN NULL;
END $$;
