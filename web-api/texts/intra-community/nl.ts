import type { IntraCommunityTexts } from './de.ts';

export const nl: IntraCommunityTexts = {
  exempt: (vatId) => `Zonder btw: vrijgestelde intracommunautaire levering, btw-nummer ${vatId}.`,
  undecided: (vatId) =>
    `Btw-nummer ${vatId} is nog niet bevestigd, daarom is de btw inbegrepen. Zodra het bevestigd is, zijn nieuwe bestellingen zonder btw.`,
  expired: (vatId) =>
    `De bevestiging van btw-nummer ${vatId} is te lang geleden, daarom is de btw inbegrepen. We laten het opnieuw bevestigen.`,
  unreachable: (vatId) =>
    `Btw-nummer ${vatId} kon nog niet worden gecontroleerd, omdat de instantie op dit moment niet antwoordt. Tot dan is de btw zoals gewoonlijk inbegrepen.`,
  refused: (vatId) =>
    `Btw-nummer ${vatId} is voor dit bedrijf niet bevestigd, daarom is de btw inbegrepen. Op de pagina voor zakelijke klanten kun je het wijzigen.`,
  elsewhere: (vatId) =>
    `Zonder btw leveren we alleen in het land dat btw-nummer ${vatId} heeft afgegeven. Hier is de btw daarom inbegrepen.`,
  sameVatId: (vatId) => `Deze bestelling is zonder btw. Vul het bevestigde btw-nummer ${vatId} in.`,
  sameCompany: (company) =>
    `Deze bestelling is zonder btw. Vul het bedrijf in zoals het bevestigd is: ${company}`,
  confirmedMail: {
    subject: 'Je btw-nummer is bevestigd',
    preview: 'Nieuwe bestellingen zijn zonder btw.',
    headline: 'Je btw-nummer is bevestigd',
    text: (company, vatId) =>
      `Btw-nummer ${vatId} van ${company} is bevestigd. Wat je vanaf nu bestelt naar het land dat het heeft afgegeven, is zonder btw; daar geef je de aankoop aan als intracommunautaire verwerving.`,
    button: 'Naar de winkel',
  },
  refusedMail: {
    subject: 'Over je btw-nummer',
    preview: 'Bestellingen zijn nog steeds inclusief btw.',
    headline: 'Een vraag over je btw-nummer',
    button: 'Naar de pagina voor zakelijke klanten',
  },
};
