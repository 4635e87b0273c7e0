CREATE TABLE "wrong_pins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient_hash" text NOT NULL,
	"address" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wrong_pins_recipient" ON "wrong_pins" USING btree ("recipient_hash","entered_at");--> statement-breakpoint
CREATE INDEX "wrong_pins_age" ON "wrong_pins" USING btree ("entered_at");--> statement-breakpoint
CREATE INDEX "pins_expiry" ON "pins" USING btree ("expires_at");