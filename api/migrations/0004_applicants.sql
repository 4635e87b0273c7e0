CREATE TABLE "applicants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applicants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"last_name" text NOT NULL,
	"born_on" date NOT NULL,
	"ssn_hash" text NOT NULL,
	"user_id" integer
);
--> statement-breakpoint
ALTER TABLE "leases" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "applicant_id" integer;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "contract_url" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicants_person" ON "applicants" USING btree ("last_name","born_on");--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leases_applicant" ON "leases" USING btree ("applicant_id");