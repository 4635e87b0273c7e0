DROP INDEX "banks_user";--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "processor_reference" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_user_account" UNIQUE("user_id","routing_last4","account_last4");