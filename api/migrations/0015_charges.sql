CREATE TABLE "charges" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_status" CHECK ("charges"."status" in ('asked', 'accepted', 'declined', 'voiding', 'voided')),
	CONSTRAINT "charges_accepted" CHECK ("charges"."status" <> 'accepted' or "charges"."reference" is not null),
	CONSTRAINT "charges_claimed" CHECK (("charges"."status" = 'voiding') = ("charges"."claimed_until" is not null))
);
--> statement-breakpoint
DROP INDEX "payments_processing";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "processor_reference" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method_reference" text;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_live" ON "charges" USING btree ("payment_id") WHERE "charges"."status" in ('asked', 'accepted');--> statement-breakpoint
CREATE INDEX "charges_voiding" ON "charges" USING btree ("claimed_until") WHERE "charges"."status" = 'voiding';--> statement-breakpoint
CREATE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE FUNCTION "check_charge_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = NEW."status" OR (OLD."status", NEW."status") IN (
    ('asked', 'accepted'), ('asked', 'declined'), ('asked', 'voiding'), ('accepted', 'voiding'), ('voiding', 'voided')
  ) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A charge that is % cannot become %.', OLD."status", NEW."status"
    USING ERRCODE = 'check_violation', CONSTRAINT = 'charges_transition';
END $$;--> statement-breakpoint
CREATE TRIGGER "charges_transition" BEFORE UPDATE OF "status" ON "charges"
  FOR EACH ROW EXECUTE FUNCTION "check_charge_transition"();
