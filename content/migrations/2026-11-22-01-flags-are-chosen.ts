import { asText } from '../../schemas/migrations/conversions.ts';
import { changeValues } from '../../schemas/migrations/field-operations.ts';
import { defineMigration } from '../../schemas/migrations/migration.ts';

/** A flag is chosen among those declared; a choice is stored as the text was. */
export default defineMigration({
  changes: ['type-changed ab_test.flag=option', 'type-changed multi_treatment_test.flag=option'],
  blocks: ['ab_test', 'multi_treatment_test'],
  migrate: changeValues('flag', asText),
});
