DROP VIEW "lease_balances";--> statement-breakpoint
-- An entry has no payment, so it is joined with its movement; by their lease too, so that one lease's rows are read alone.
CREATE VIEW "payment_history" AS
  SELECT "entries"."lease_id", "movements"."payment_id",
    min("movements"."id") FILTER (WHERE "movements"."type" = 'payment') AS "movement_id",
    min("movements"."payment_type") FILTER (WHERE "movements"."type" = 'payment') AS "payment_type",
    min("movements"."moved_on") FILTER (WHERE "movements"."type" = 'payment') AS "paid_on",
    sum("entries"."amount_cents")::integer AS "kept_cents"
  FROM "ledger_entries" AS "entries" INNER JOIN "movements"
    ON "movements"."id" = "entries"."movement_id" AND "movements"."lease_id" = "entries"."lease_id"
  WHERE "entries"."account" = 'processor'
  GROUP BY "entries"."lease_id", "movements"."payment_id";--> statement-breakpoint
CREATE VIEW "lease_accounts" AS
  -- Fees add to what is open of them, and what was kept of a payment takes away from it, at most all that is open then.
  WITH "steps" AS (
    SELECT "lease_id", "booked_on" AS "day", "movement_id", -"amount_cents" AS "step"
      FROM "ledger_entries" WHERE "account" = 'fees'
    UNION ALL
    SELECT "lease_id", "paid_on", "movement_id", -greatest(0, "kept_cents") FROM "payment_history"
  ), "rests" AS (
    SELECT "lease_id", "day", "step",
      sum("step") OVER (PARTITION BY "lease_id" ORDER BY "day" DESC, "movement_id" DESC) AS "rest"
    FROM "steps"
  ), "fees" AS (
    -- A sum of steps that never goes below zero ends at the largest sum of its last steps.
    SELECT "lease_id", max("rest") AS "open", max("day") FILTER (WHERE "step" < 0) AS "last_paid_on"
    FROM "rests" GROUP BY "lease_id"
  ), "sums" AS (
    SELECT "lease_id",
      sum("amount_cents") FILTER (WHERE "account" = 'receivable') AS "due",
      coalesce(sum("amount_cents") FILTER (WHERE "account" = 'processor'), 0) AS "paid",
      coalesce(sum("amount_cents") FILTER (WHERE "account" = 'discounts'), 0) AS "discount",
      -sum("amount_cents") FILTER (WHERE "account" = 'lease') AS "total"
    FROM "ledger_entries" GROUP BY "lease_id"
  ), "accounts" AS (
    -- A payment may be booked on a day before that of a fee which it paid too: no fee is open of a lease that is paid.
    SELECT "sums".*, greatest(0, least(coalesce("fees"."open", 0), "sums"."due")) AS "late_fee", "fees"."last_paid_on"
    FROM "sums" LEFT JOIN "fees" ON "fees"."lease_id" = "sums"."lease_id"
  )
  SELECT "lease_id",
    "due"::integer AS "total_due_cents",
    "paid"::integer AS "total_paid_cents",
    "discount"::integer AS "discount_cents",
    "late_fee"::integer AS "late_fee_cents",
    "last_paid_on",
    -- Rounded down, so that it is 100 only when nothing of the term is left.
    CASE WHEN "due" <= "late_fee" THEN 100
      ELSE greatest(0, ("total" - "due" + "late_fee") * 10000 / "total") / 100.0 END::numeric(5, 2) AS "percent_paid"
  FROM "accounts";--> statement-breakpoint
-- PL/pgSQL keeps the plan for the connection; the embedded database plans a statement anew each time that it is sent.
CREATE FUNCTION "account_of_lease"("lease" integer) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT json_build_object(
      'totalDueCents', "total_due_cents", 'totalPaidCents', "total_paid_cents", 'discountCents', "discount_cents",
      'lateFeeCents', "late_fee_cents", 'lastPaidOn', "last_paid_on", 'percentPaid', "percent_paid")
    FROM "lease_accounts" WHERE "lease_id" = "lease");
END $$;
