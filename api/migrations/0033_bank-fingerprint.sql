ALTER TABLE "banks" DROP CONSTRAINT "banks_user_account";--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "banks_user_last4" ON "banks" USING btree ("user_id","routing_last4","account_last4") WHERE "banks"."fingerprint" is null;--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_user_fingerprint" UNIQUE("user_id","fingerprint");