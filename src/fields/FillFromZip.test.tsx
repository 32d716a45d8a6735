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

/** A server that answers when it is told to. */
function lateServer() {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeServer(async () => {
    await asked;
    return { json: { id: '91101', zip: '91101', ...places['91101'] } };
  });
  return answer;
}

it('lets what the user types next replace what it fills in the field that they are in', async () => {
  const answer = lateServer();
  renderInPortal(<Form city="" />);
  await enter('91101');
  screen.getByLabelText('city').focus();
  answer();
  await shows({ city: 'Pasadena' });
  await userEvent.keyboard('Altadena');
  await shows({ city: 'Altadena', state: 'CA' });
});

it('leaves a field to the user who is typing in it', async () => {
  const answer = lateServer();
  function Typed() {
    const form = useForm({ defaultValues: { zip: '', city: '', state: '' } });
    return (
      <FormProvider {...form}>
        <input aria-label="zip" {...form.register('zip')} />
        <input aria-label="state" name="state" defaultValue="Nev" />
        <FillFromZip sources={{ zip: 'zip', city: 'city', state: 'state' }} />
        <output>{`${form.watch('city')}, ${form.watch('state')}`}</output>
      </FormProvider>
    );
  }
  renderInPortal(<Typed />);
  await enter('91101');
  screen.getByLabelText('state').focus();
  answer();
  expect(await screen.findByText('Pasadena,')).toBeVisible();
});
