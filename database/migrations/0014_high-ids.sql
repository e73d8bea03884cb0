-- Numbers of new rows begin at a place of this database's own, above those of rows that exist: files that the vendor's tools
-- pulled from another space name ids that shall not meet others here.
DO $$
DECLARE
  place integer := 1000000000 + floor(random() * 1000000000)::integer;
  numbered text;
BEGIN
  FOREACH numbered IN ARRAY ARRAY[
    'stories', 'story_versions', 'assets', 'asset_folders', 'components', 'component_groups', 'presets', 'internal_tags',
    'datasources', 'datasource_dimensions', 'datasource_entries', 'field_types', 'webhook_endpoints'
  ] LOOP
    EXECUTE format(
      'SELECT setval(pg_get_serial_sequence(%L, ''id''), greatest(%s, (SELECT coalesce(max(id), 0) FROM %I)))',
      numbered, place, numbered
    );
  END LOOP;
END
$$;
