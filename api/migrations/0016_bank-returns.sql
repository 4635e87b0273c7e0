CREATE TABLE "processor_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "movements" DROP CONSTRAINT "movements_payment_id_unique";--> statement-breakpoint
ALTER TABLE "movements" DROP CONSTRAINT "movements_payment";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_claimed";--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_payment_type" UNIQUE("payment_id","type");--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_payment" CHECK ("movements"."type" not in ('payment', 'payment_return') or "movements"."payment_id" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_claimed" CHECK (case "payments"."status" when 'processing' then "payments"."claimed_until" is not null
        when 'submitted' then true else "payments"."claimed_until" is null end);--> statement-breakpoint
UPDATE "movements" SET "payment_id" = "payments"."id" FROM "payments"
  WHERE "movements"."type" = 'early_payoff_discount' AND "movements"."payment_id" IS NULL AND "payments"."is_payoff"
    AND "payments"."lease_id" = "movements"."lease_id" AND "payments"."pay_on" = "movements"."moved_on"
    AND "payments"."status" = 'succeeded';
