/**
 * Invented clubs, as different as those of a real series: names of three letters and of forty, one word that cannot
 * be broken, accents, Greek and Cyrillic.
 */
export const DEMO_CLUBS: readonly string[] = [
  ...['Aurora 11', 'Kestrel Town', 'Harbour Lions', 'Harbour Lions II'],
  ...['Vorágine FC', 'Ñandú Azul', 'Saltmarsh Rovers', 'Nordlys IF'],
  ...['Ødemark BK', 'Þrumufótur', 'Čarobni Zmajevi', 'Łuna Biała'],
  ...['Étoile du Quai', 'Grêlons de Vaucourt', 'São Telmo da Serra', 'Ventania EC'],
  ...['Relámpago Norte', 'Los Faroles', 'Sturmwarte 04', 'Grünspan Kickers'],
  ...['Möwe Süderhafen', 'Blauer Anker', 'Lanterne Rouge', 'Copperfield Athletic'],
  ...['Iron Ferry', 'Wrenbridge United', 'Old Millpond', 'Northgate Foxes'],
  ...['Northgate Foxes Academy', 'Quarry Bank Saints', 'Tidewater 1901', 'Pixel Pirates'],
  ...['Ctrl Alt Defeat', 'Lag Legends', 'Réalta Dubh', 'Ddraig Wen'],
  ...['Işıklı Kule', 'Şimşek Yolu', 'Stříbrná Sova', 'Ezüst Róka'],
  ...['Vihreä Kuu', 'Põhjatuul', 'Žaibas 77', 'Ķirsis'],
  ...['Θύελλα Νότου', 'Полярна Зоря', 'Yakō Stars', 'IXO'],
  ...['OWL', 'Wandering Lamplighters of Underbridge FC', 'Leuchtturmwärterfreundschaftsspielverein'],
  ...['Marble Arcade', 'Night Shift FC', 'Second Breakfast', 'Glasshouse City', 'Emberfall'],
  ...['Frostholm', 'Ravenmoor Albion', 'Cobalt Comets', 'Velvet Hammers'],
  ...['Paper Tigers', 'Midnight Ferry', 'Red Kite Rangers', 'Bluebell Borough'],
];

/** Clubs that must not be drawn into the same group. */
export const SISTER_CLUBS: Readonly<Record<string, string>> = {
  'Harbour Lions': 'Harbour',
  'Harbour Lions II': 'Harbour',
  'Northgate Foxes': 'Foxes',
  'Northgate Foxes Academy': 'Foxes',
};

/** Replaces a club that cannot play. */
export const RESERVE_CLUB = 'Sable & Gold';
