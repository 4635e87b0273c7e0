ALTER TABLE "seedings" ADD COLUMN "edition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_drawing" ON "payments" USING btree ("lease_id") WHERE "payments"."state" = 'drawing';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_held" CHECK (("payments"."state" = 'drawing') = ("payments"."held_until" is not null));