/** Words around videos and maps, by German source text. */
export const embeds = {
  fr: {
    'Campus Berlin am Kornspeicherufer': 'Le campus de Berlin, Kornspeicherufer',
    'Zehn Minuten Pause': 'Dix minutes de pause',
    'Zwischen zwei Modulen: ein Kurzfilm, der mit freier Software entstand.':
      'Entre deux modules : un court-métrage réalisé avec des logiciels libres.',
    '„Big Buck Bunny“, Blender Foundation, Lizenz CC BY 3.0':
      '« Big Buck Bunny », Blender Foundation, licence CC BY 3.0',
  },
  it: {
    'Campus Berlin am Kornspeicherufer': 'Il campus di Berlino, Kornspeicherufer',
    'Zehn Minuten Pause': 'Dieci minuti di pausa',
    'Zwischen zwei Modulen: ein Kurzfilm, der mit freier Software entstand.':
      'Tra un modulo e l’altro: un cortometraggio realizzato con software libero.',
    '„Big Buck Bunny“, Blender Foundation, Lizenz CC BY 3.0':
      '«Big Buck Bunny», Blender Foundation, licenza CC BY 3.0',
  },
  es: {
    'Campus Berlin am Kornspeicherufer': 'El campus de Berlín, Kornspeicherufer',
    'Zehn Minuten Pause': 'Diez minutos de pausa',
    'Zwischen zwei Modulen: ein Kurzfilm, der mit freier Software entstand.':
      'Entre dos módulos: un cortometraje hecho con software libre.',
    '„Big Buck Bunny“, Blender Foundation, Lizenz CC BY 3.0':
      '«Big Buck Bunny», Blender Foundation, licencia CC BY 3.0',
  },
  pt: {
    'Campus Berlin am Kornspeicherufer': 'O campus de Berlim, Kornspeicherufer',
    'Zehn Minuten Pause': 'Dez minutos de pausa',
    'Zwischen zwei Modulen: ein Kurzfilm, der mit freier Software entstand.':
      'Entre dois módulos: uma curta-metragem feita com software livre.',
    '„Big Buck Bunny“, Blender Foundation, Lizenz CC BY 3.0':
      '«Big Buck Bunny», Blender Foundation, licença CC BY 3.0',
  },
} as const
