/** How a design feels; listings filter by it. */
export type Style =
  | 'klassisch'
  | 'modern'
  | 'floral'
  | 'minimalistisch'
  | 'vintage'
  | 'verspielt'
  | 'romantisch'
  | 'aquarell'
  | 'foto'
  | 'illustriert';
