ALTER TABLE "leases" ADD COLUMN "movement_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "leases" SET "movement_count" = "counted"."count"
  FROM (SELECT "lease_id", count(*) AS "count" FROM "movements" GROUP BY "lease_id") AS "counted"
  WHERE "counted"."lease_id" = "leases"."id";--> statement-breakpoint
CREATE FUNCTION "count_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "leases" SET "movement_count" = "movement_count" + 1 WHERE "id" = NEW."lease_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "movements_counted" AFTER INSERT ON "movements" FOR EACH ROW EXECUTE FUNCTION "count_movement"();
