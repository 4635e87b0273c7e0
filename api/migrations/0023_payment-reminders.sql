CREATE TABLE "payment_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lease_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"token_hash" text NOT NULL,
	"wrong_digits" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reminders_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "payment_reminders_once" UNIQUE("lease_id","due_on","days_before"),
	CONSTRAINT "payment_reminders_days" CHECK ("payment_reminders"."days_before" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;