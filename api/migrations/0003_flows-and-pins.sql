CREATE TABLE "pins" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flow_tokens" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "flow_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "flow_tokens" ADD COLUMN "guard" text;--> statement-breakpoint
ALTER TABLE "flow_tokens" ADD COLUMN "code_hash" text;--> statement-breakpoint
CREATE INDEX "flow_tokens_user" ON "flow_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flow_tokens_expiry" ON "flow_tokens" USING btree ("expires_at");