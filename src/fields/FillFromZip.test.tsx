import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { FillFromZip } from './FillFromZip';

const names = ['zip', 'city', 'state', 'county', 'fips'] as const;
const sources = { zip: 'zip', city: 'city', state: 'state', county: 'county', fips: 'fips' };
const places: Readonly<Record<string, object>> = {
  '91101': { city: 'Pasadena', state: 'CA', countyName: 'Los Angeles County', fips: '06037' },
  '98004': { city: 'Bellevue', state: 'WA', countyName: 'King County', fips: '53033' },
  '00601': { city: null, state: 'PR', countyName: 'Adjuntas Municipio', fips: '72001' },
};

function Form({ city }: { readonly city: string }) {
  const form = useForm({ defaultValues: { zip: '', city, state: '', county: '', fips: '' } });
  return (
    <FormProvider {...form}>
      {names.map((name) => (
        <input key={name} aria-label={name} {...form.register(name)} />
      ))}
      <FillFromZip sources={sources} />
    </FormProvider>
  );
}

function open(city = '') {
  fakeServer(({ path }) => {
    const zip = /zipcode\/(\d{5})/.exec(path)?.[1] ?? '';
    return places[zip] ? { json: { id: zip, zip, ...places[zip] } } : { status: 404, json: { message: 'x' } };
  });
  renderInPortal(<Form city={city} />);
}

async function enter(zip: string) {
  await userEvent.clear(screen.getByLabelText('zip'));
  await userEvent.click(screen.getByLabelText('zip'));
  await userEvent.paste(zip);
}

const shows = (values: Readonly<Record<string, string>>) =>
  waitFor(() => {
    for (const [name, value] of Object.entries(values)) expect(screen.getByLabelText(name)).toHaveValue(value);
  });

afterEach(() => vi.unstubAllGlobals());

it('fills city, state and county from the ZIP code, and again from a corrected one', async () => {
  open();
  await enter('91101');
  await shows({ city: 'Pasadena', state: 'CA', county: 'Los Angeles County', fips: '06037' });
  await enter('98004');
  await shows({ city: 'Bellevue', state: 'WA', county: 'King County', fips: '53033' });
});

it('empties a city that it filled if the new ZIP code has none, and names the county', async () => {
  open();
  await enter('91101');
  await shows({ city: 'Pasadena' });
  await enter('00601');
  await shows({ city: '', state: 'PR', county: 'Adjuntas Municipio' });
});

it('keeps what the user entered', async () => {
  open('Altadena');
  await enter('91101');
  await shows({ city: 'Altadena', state: 'CA' });
});
