ALTER TABLE "payments" ADD COLUMN "charge_key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "charge_key" = "first"."key"
FROM (SELECT DISTINCT ON ("payment_id") "payment_id", "key" FROM "charges" ORDER BY "payment_id", "created_at", "key") AS "first"
WHERE "first"."payment_id" = "payments"."id";
