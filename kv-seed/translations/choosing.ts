/** Words of search, picker and choices, by German source text. */
export const choosing = {
  fr: {
    Suche: 'Recherche',
    'Oder du suchst selbst': 'Ou cherche toi-même',
    Dorthin: 'Y aller',
    'Noch keine Richtung': 'Pas encore de domaine',
    Wirtschaft: 'Économie',
    Gesundheit: 'Santé',
    Psychologie: 'Psychologie',
  },
  it: {
    Suche: 'Ricerca',
    'Oder du suchst selbst': 'Oppure cerca tu',
    Dorthin: 'Vai',
    'Noch keine Richtung': 'Ancora nessun indirizzo',
    Wirtschaft: 'Economia',
    Gesundheit: 'Salute',
    Psychologie: 'Psicologia',
  },
  es: {
    Suche: 'Búsqueda',
    'Oder du suchst selbst': 'O busca por tu cuenta',
    Dorthin: 'Ir allí',
    'Noch keine Richtung': 'Aún sin área',
    Wirtschaft: 'Economía',
    Gesundheit: 'Salud',
    Psychologie: 'Psicología',
  },
  pt: {
    Suche: 'Pesquisa',
    'Oder du suchst selbst': 'Ou procura tu mesmo',
    Dorthin: 'Ir para lá',
    'Noch keine Richtung': 'Ainda sem área',
    Wirtschaft: 'Economia',
    Gesundheit: 'Saúde',
    Psychologie: 'Psicologia',
  },
} as const
