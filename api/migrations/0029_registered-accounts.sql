-- Until now an account that somebody had only registered could not be told from one that has to be verified again. Those of
-- staff without an invitation, which nobody has signed in to, were registered.
UPDATE "users" SET "verification" = 'registered'
  WHERE "verification" = 'retry' AND "guard" IN ('store', 'retailer')
    AND NOT EXISTS (SELECT 1 FROM "sessions" WHERE "user_id" = "users"."id")
    AND NOT EXISTS (SELECT 1 FROM "known_devices" WHERE "user_id" = "users"."id")
    AND NOT EXISTS (SELECT 1 FROM "flow_tokens" WHERE "user_id" = "users"."id" AND "purpose" = 'invite');
