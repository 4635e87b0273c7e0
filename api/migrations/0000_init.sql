CREATE TABLE "banks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"bank" text NOT NULL,
	"owner" text NOT NULL,
	"routing_last4" text NOT NULL,
	"account_last4" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "banks_last4" CHECK ("banks"."routing_last4" ~ '^[0-9]{4}$' and "banks"."account_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"network" text,
	"last4" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"holder_first" text NOT NULL,
	"holder_last" text NOT NULL,
	"spelling" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_last4" CHECK ("cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "flow_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_terms" (
	"lease_id" integer PRIMARY KEY NOT NULL,
	"began_on" date NOT NULL,
	"term" smallint NOT NULL,
	"monthly_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"first_due_on" date NOT NULL,
	"due_day" smallint NOT NULL,
	"early_payoff_on" date NOT NULL,
	"early_discount_cents" integer NOT NULL,
	CONSTRAINT "lease_terms_amounts" CHECK ("lease_terms"."term" > 0 and "lease_terms"."monthly_cents" > 0 and "lease_terms"."early_discount_cents" >= 0
        and "lease_terms"."total_cents" > "lease_terms"."monthly_cents" * ("lease_terms"."term" - 1)
        and "lease_terms"."total_cents" <= "lease_terms"."monthly_cents" * "lease_terms"."term")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"loan_number" text NOT NULL,
	"user_id" integer NOT NULL,
	"store_name" text NOT NULL,
	"store_phone" text,
	"store_street1" text,
	"store_city" text,
	"store_state" text,
	"store_type" text,
	"state_code" text NOT NULL,
	"application_date" date NOT NULL,
	"application_result" text,
	"offer_amounts" text,
	"items" jsonb NOT NULL,
	"items_in" text DEFAULT 'computation' NOT NULL,
	"cash_price_cents" integer,
	"down_payment_cents" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "leases_loan_number_unique" UNIQUE("loan_number")
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lease_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"moved_on" date NOT NULL,
	"payment_type" text,
	"payment_id" integer,
	CONSTRAINT "movements_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "movements_amount" CHECK ("movements"."amount_cents" > 0),
	CONSTRAINT "movements_payment" CHECK ("movements"."kind" <> 'payment' or "movements"."payment_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"answer_status" smallint,
	"answer" jsonb,
	"payment_id" integer,
	CONSTRAINT "payment_attempts_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "payment_attempts_final" CHECK (("payment_attempts"."answer_status" is null) = ("payment_attempts"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lease_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"pay_on" date NOT NULL,
	"state" text NOT NULL,
	"method_kind" text NOT NULL,
	"method_id" integer NOT NULL,
	"method_last4" text NOT NULL,
	"is_payoff" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "retailer_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "retailer_types_label_unique" UNIQUE("label")
);
--> statement-breakpoint
CREATE TABLE "retailers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retailers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type_id" integer NOT NULL,
	"name" text NOT NULL,
	"street1" text NOT NULL,
	"street2" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "retailers_status" CHECK ("retailers"."status" in ('Active', 'Pending', 'Suspended'))
);
--> statement-breakpoint
CREATE TABLE "seedings" (
	"name" text PRIMARY KEY NOT NULL,
	"seeded_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_hash" text NOT NULL,
	"address" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"position" smallint PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"has_login_button" boolean NOT NULL,
	"has_help_button" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guard" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"full_name" text,
	"cell_phone" text,
	"avatar" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"abilities" text[] DEFAULT '{}'::text[] NOT NULL,
	"notifications" boolean DEFAULT true NOT NULL,
	"solicitations" boolean DEFAULT false NOT NULL,
	"verification" text DEFAULT 'done' NOT NULL,
	"must_reset_password" boolean DEFAULT false NOT NULL,
	"timezone" text,
	"default_method_kind" text,
	"default_method_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_guard" CHECK ("users"."guard" in ('web', 'store', 'retailer', 'client')),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_default_method" CHECK (("users"."default_method_kind" is null) = ("users"."default_method_id" is null))
);
--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_tokens" ADD CONSTRAINT "flow_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_terms" ADD CONSTRAINT "lease_terms_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retailers" ADD CONSTRAINT "retailers_type_id_retailer_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."retailer_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banks_user" ON "banks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "leases_user" ON "leases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "movements_lease" ON "movements" USING btree ("lease_id","moved_on");--> statement-breakpoint
CREATE INDEX "payments_lease" ON "payments" USING btree ("lease_id","state");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("state","pay_on");--> statement-breakpoint
CREATE INDEX "retailers_place" ON "retailers" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_account" ON "sign_in_failures" USING btree ("account_hash","address","failed_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_address" ON "sign_in_failures" USING btree ("address","failed_at");