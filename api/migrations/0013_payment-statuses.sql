ALTER TABLE "payments" DROP CONSTRAINT "payments_claimed";--> statement-breakpoint
DROP INDEX "payments_drawing";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reason" text;--> statement-breakpoint
UPDATE "payments" SET "status" = 'processing' WHERE "status" = 'drawing';--> statement-breakpoint
UPDATE "payments" SET "status" = 'succeeded' WHERE "status" = 'processed';--> statement-breakpoint
UPDATE "payments" SET "status" = 'canceled' WHERE "status" = 'withdrawn';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_processing" ON "payments" USING btree ("lease_id") WHERE "payments"."status" = 'processing';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('created', 'scheduled', 'processing', 'submitted', 'settled', 'succeeded', 'returned', 'declined', 'canceled'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_claimed" CHECK (("payments"."status" = 'processing') = ("payments"."claimed_until" is not null));--> statement-breakpoint
CREATE FUNCTION "check_payment_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = NEW."status" OR (OLD."status", NEW."status") IN (
    ('created', 'processing'), ('created', 'scheduled'), ('created', 'canceled'),
    ('scheduled', 'processing'), ('scheduled', 'canceled'),
    ('processing', 'succeeded'), ('processing', 'submitted'), ('processing', 'declined'), ('processing', 'canceled'),
    ('submitted', 'settled'), ('submitted', 'returned'),
    ('settled', 'returned')
  ) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A payment that is % cannot become %.', OLD."status", NEW."status"
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_transition';
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_transition" BEFORE UPDATE OF "status" ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "check_payment_transition"();