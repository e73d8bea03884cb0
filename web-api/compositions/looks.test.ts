import { compositionEndpoints } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { expect, test } from 'vitest';
import { startBackEnd } from '../test-support/running-back-end.ts';

test('colours and type are named in the language of the shop, and kept apart from those of others', async () => {
  const backEnd = await startBackEnd({});
  try {
    const namesIn = async (locale: string) => {
      const headers = { 'x-channel': 'blattwerk', 'x-locale': locale };
      const response = await backEnd.ask('/web-api/looks', { headers });
      expect(response.headers.get('vary')).toContain('x-locale');
      const { palettes, pairings } = compositionEndpoints['GET /web-api/looks'].answer.schema.parse(
        await response.json(),
      );
      return [palettes[0]?.name, pairings[0]?.name];
    };
    expect(await namesIn('blattwerk')).toEqual(['Eukalyptus', 'Schwung']);
    expect(await namesIn('blattwerk-gb')).toEqual(['Eucalyptus', 'Flourish']);
    expect(await namesIn('blattwerk-fr')).toEqual(['Eucalyptus', 'Élan']);
  } finally {
    await backEnd.close();
  }
});
