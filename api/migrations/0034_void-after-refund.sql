CREATE OR REPLACE FUNCTION "post_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "paid" bigint;
  "refunded" bigint;
  "won" bigint;
  "undone" bigint;
  "left" bigint;
  "discount" bigint;
BEGIN
  CASE NEW."type"
    WHEN 'payment' THEN PERFORM "post_entries"(NEW, 'processor', 'receivable', NEW."amount_cents"); RETURN NULL;
    WHEN 'late_fee' THEN PERFORM "post_entries"(NEW, 'receivable', 'fees', NEW."amount_cents"); RETURN NULL;
    WHEN 'early_payoff_discount' THEN
      PERFORM "post_entries"(NEW, 'discounts', 'receivable', NEW."amount_cents"); RETURN NULL;
    ELSE NULL;
  END CASE;
  SELECT coalesce(sum("amount_cents") FILTER (WHERE "type" = 'payment'), 0),
    coalesce(sum("amount_cents") FILTER (WHERE "type" = 'refund'), 0),
    coalesce(sum("amount_cents") FILTER (WHERE "type" = 'chargeback_won'), 0),
    coalesce(sum("amount_cents") FILTER (WHERE "type" IN ('payment_return', 'payment_void')), 0)
    INTO "paid", "refunded", "won", "undone" FROM "movements" WHERE "payment_id" = NEW."payment_id";
  IF "refunded" - "won" > "paid" THEN
    RAISE EXCEPTION 'Payment % has % cents, and % are refunded.', NEW."payment_id", "paid", "refunded" - "won"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'movements_refund';
  END IF;
  IF "won" > "refunded" THEN
    RAISE EXCEPTION 'Of payment % % cents went back, and % are won back.', NEW."payment_id", "refunded", "won"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'movements_won';
  END IF;
  "left" := "paid" - "undone" - "refunded" + "won";
  IF NEW."type" = 'chargeback_won' THEN
    PERFORM "post_entries"(NEW, 'processor', 'receivable', NEW."amount_cents");
    -- The discount had ended with the last part, and is earned again.
    IF "left" <= 0 OR "left" > NEW."amount_cents" THEN RETURN NULL; END IF;
    SELECT coalesce(sum("amount_cents"), 0) INTO "discount" FROM "movements"
      WHERE "payment_id" = NEW."payment_id" AND "type" = 'early_payoff_discount';
    PERFORM "post_entries"(NEW, 'discounts', 'receivable', "discount");
    RETURN NULL;
  END IF;
  IF NEW."type" = 'refund' THEN
    PERFORM "post_entries"(NEW, 'receivable', 'processor', NEW."amount_cents");
    IF "refunded" - "won" < "paid" THEN RETURN NULL; END IF;
  ELSIF NEW."type" = 'payment_void' THEN
    PERFORM "post_entries"(NEW, 'receivable', 'processor', "paid" - "refunded" + "won");
  ELSE
    -- A bank returns the whole debit, whatever was refunded of it.
    PERFORM "post_entries"(NEW, 'receivable', 'processor', "paid");
  END IF;
  SELECT coalesce(sum("entries"."amount_cents"), 0) INTO "discount"
    FROM "ledger_entries" AS "entries" INNER JOIN "movements" ON "movements"."id" = "entries"."movement_id"
    WHERE "movements"."payment_id" = NEW."payment_id" AND "entries"."account" = 'discounts';
  PERFORM "post_entries"(NEW, 'receivable', 'discounts', "discount");
  RETURN NULL;
END $$;
