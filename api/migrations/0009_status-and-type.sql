ALTER TABLE "users" RENAME COLUMN "default_method_kind" TO "default_method_type";--> statement-breakpoint
ALTER TABLE "seedings" RENAME COLUMN "edition" TO "seed_version";--> statement-breakpoint
ALTER TABLE "movements" RENAME COLUMN "kind" TO "type";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "method_kind" TO "method_type";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "held_until" TO "claimed_until";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "payments_held" TO "payments_claimed";--> statement-breakpoint
ALTER TABLE "mails" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "mails" RENAME CONSTRAINT "mails_body" TO "emails_body";--> statement-breakpoint
ALTER TABLE "mails" RENAME CONSTRAINT "mails_pkey" TO "emails_pkey";--> statement-breakpoint
ALTER INDEX "mails_due" RENAME TO "emails_due";--> statement-breakpoint
ALTER SEQUENCE "mails_id_seq" RENAME TO "emails_id_seq";--> statement-breakpoint
ALTER TABLE "mails" RENAME TO "emails";--> statement-breakpoint
UPDATE "payments" SET "status" = 'declined' WHERE "status" = 'refused';--> statement-breakpoint
UPDATE "users" SET "verification" = 'rejected' WHERE "verification" = 'refused';