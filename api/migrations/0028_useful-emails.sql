ALTER TABLE "emails" ADD COLUMN "useful_until" timestamp with time zone;--> statement-breakpoint
UPDATE "emails" SET "useful_until" = "created_at" + interval '3 days';--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "useful_until" SET NOT NULL;