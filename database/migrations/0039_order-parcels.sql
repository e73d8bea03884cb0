CREATE TABLE "order_parcels" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"address" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"quantities" integer[] NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"tracking_number" text,
	CONSTRAINT "order_parcels_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_parcels_tracked" CHECK (tracking_number is null or shipped_at is not null)
);
--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_parcels_words" ON "order_parcels" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(translate(replace(lower(coalesce("tracking_number", '') || (' ' || coalesce("address" ->> 'firstName', '') || ' ' || coalesce("address" ->> 'lastName', '') || ' ' || coalesce("address" ->> 'company', '') || ' ' || coalesce("address" ->> 'vatId', '') || ' ' || coalesce("address" ->> 'city', '') || ' ' || coalesce("address" ->> 'postalCode', '') || ' ' || replace(coalesce("address" ->> 'postalCode', ''), ' ', '')) || replace((' ' || coalesce("address" ->> 'firstName', '') || ' ' || coalesce("address" ->> 'lastName', '') || ' ' || coalesce("address" ->> 'company', '') || ' ' || coalesce("address" ->> 'vatId', '') || ' ' || coalesce("address" ->> 'city', '') || ' ' || coalesce("address" ->> 'postalCode', '') || ' ' || replace(coalesce("address" ->> 'postalCode', ''), ' ', '')), '-', ' ')), 'ß', 'ss'), 'àáâäãåçèéêëìíîïñòóôöõùúûüýÿÀÁÂÄÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[[:space:],]+'), '')));--> statement-breakpoint
-- Orders from before: one parcel each, on its way where the order is.
insert into order_parcels (order_id, position, address, shipping, quantities, shipped_at)
select
  orders.id,
  0,
  orders.delivery_address,
  orders.shipping - 'country',
  coalesce(
    (
      select array_agg(
        case when line.shown -> 'item' ->> 'kind' = 'giftVoucher' then 0 else (line.shown ->> 'quantity')::integer end
        order by line.position
      )
      from order_lines line
      where line.order_id = orders.id
    ),
    '{}'
  ),
  (
    select min(event.at) from order_events event
    where event.order_id = orders.id and event.kind = 'state:shipped'
  )
from orders
where orders.shipping is not null and jsonb_typeof(orders.shipping) = 'object';
