/** A location for homes: a real ZIP code with its city, and the county with most of its area. */
export interface DemoPlace {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  /** Price of an ordinary house there, in thousands of dollars. */
  readonly price: number;
}

const place = (zip: string, city: string, state: string, county: string, price: number): DemoPlace => ({
  zip,
  city,
  state,
  county,
  price,
});

export const demoPlaces: readonly [DemoPlace, ...DemoPlace[]] = [
  place('91101', 'Pasadena', 'CA', 'Los Angeles', 940),
  place('91106', 'Pasadena', 'CA', 'Los Angeles', 1080),
  place('90042', 'Los Angeles', 'CA', 'Los Angeles', 890),
  place('90065', 'Los Angeles', 'CA', 'Los Angeles', 930),
  place('91801', 'Alhambra', 'CA', 'Los Angeles', 860),
  place('91505', 'Burbank', 'CA', 'Los Angeles', 980),
  place('90712', 'Lakewood', 'CA', 'Los Angeles', 790),
  place('92614', 'Irvine', 'CA', 'Orange', 1120),
  place('92880', 'Corona', 'CA', 'Riverside', 690),
  place('92101', 'San Diego', 'CA', 'San Diego', 720),
  place('93720', 'Fresno', 'CA', 'Fresno', 460),
  place('95825', 'Sacramento', 'CA', 'Sacramento', 430),
  place('95112', 'San Jose', 'CA', 'Santa Clara', 1020),
  place('94402', 'San Mateo', 'CA', 'San Mateo', 1650),
  place('94002', 'Belmont', 'CA', 'San Mateo', 1780),
  place('94080', 'South San Francisco', 'CA', 'San Mateo', 1150),
  place('94596', 'Walnut Creek', 'CA', 'Contra Costa', 1060),
  place('94523', 'Pleasant Hill', 'CA', 'Contra Costa', 940),
  place('94510', 'Benicia', 'CA', 'Solano', 720),
  place('98004', 'Bellevue', 'WA', 'King', 1640),
  place('98006', 'Bellevue', 'WA', 'King', 1420),
  place('98052', 'Redmond', 'WA', 'King', 1180),
  place('98103', 'Seattle', 'WA', 'King', 860),
  place('98201', 'Everett', 'WA', 'Snohomish', 560),
  place('98402', 'Tacoma', 'WA', 'Pierce', 450),
  place('85251', 'Scottsdale', 'AZ', 'Maricopa', 640),
  place('85254', 'Scottsdale', 'AZ', 'Maricopa', 720),
  place('85004', 'Phoenix', 'AZ', 'Maricopa', 420),
  place('85281', 'Tempe', 'AZ', 'Maricopa', 430),
  place('85718', 'Tucson', 'AZ', 'Pima', 520),
  place('89117', 'Las Vegas', 'NV', 'Clark', 480),
  place('89502', 'Reno', 'NV', 'Washoe', 460),
  place('97205', 'Portland', 'OR', 'Multnomah', 510),
  place('97401', 'Eugene', 'OR', 'Lane', 440),
  place('80203', 'Denver', 'CO', 'Denver', 540),
  place('80920', 'Colorado Springs', 'CO', 'El Paso', 490),
  place('84105', 'Salt Lake City', 'UT', 'Salt Lake', 620),
  place('83702', 'Boise', 'ID', 'Ada', 560),
  place('78704', 'Austin', 'TX', 'Travis', 720),
  place('75204', 'Dallas', 'TX', 'Dallas', 480),
  place('96816', 'Honolulu', 'HI', 'Honolulu', 1210),
];

/** Invented street names, so that no address is real. */
export const streetNames: readonly [string, ...string[]] = [
  'Alder Hollow Way',
  'Bellflower Terrace',
  'Briar Lantern Lane',
  'Calico Ridge Drive',
  'Candlewick Court',
  'Copper Thistle Road',
  'Dovetail Street',
  'Ember Vale Avenue',
  'Fennel Crossing',
  'Foxglove Bend',
  'Harrow Gate Drive',
  'Hazel Quarry Road',
  'Juniper Sound Way',
  'Kestrel Loop',
  'Larkspur Mews',
  'Lilac Foundry Street',
  'Marigold Steps',
  'Mulberry Drift',
  'Nettle Park Avenue',
  'Otter Run Circle',
  'Pebble Orchard Lane',
  'Quail Lantern Court',
  'Rosemary Pier Street',
  'Saffron Hill Road',
  'Silver Bramble Way',
  'Sorrel Field Drive',
  'Tamarind Walk',
  'Thornapple Terrace',
  'Umber Creek Road',
  'Willow Cairn Avenue',
];
