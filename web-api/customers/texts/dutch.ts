import type { CustomerTexts } from './german.ts';

export const dutch: CustomerTexts = {
  wrongCredentials: 'Het e-mailadres of het wachtwoord klopt niet.',
  incomplete: 'Controleer de gemarkeerde velden.',
  fields: {
    email: 'Vul een geldig e-mailadres in.',
    emailTaken: 'Er is al een account met dit e-mailadres. Log in of stel het wachtwoord opnieuw in.',
    firstName: 'Vul een voornaam zonder speciale tekens in, maximaal 80 tekens.',
    lastName: 'Vul een achternaam zonder speciale tekens in, maximaal 80 tekens.',
    password: 'Vul het wachtwoord in.',
    tooShort: 'Het wachtwoord moet minstens 8 tekens hebben.',
    tooLong: 'Het wachtwoord mag maximaal 128 tekens hebben.',
    isEmail: 'Het wachtwoord mag niet het e-mailadres zijn.',
  },
  resetAnswer:
    'Als er een account met dit adres is, is er een e-mail met een link onderweg. Die is één uur geldig.',
  newPasswordSet: 'Het nieuwe wachtwoord geldt vanaf nu. Alle apparaten zijn uitgelogd.',
  linkIsOver: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  googleRefused: 'Inloggen met Google is niet gelukt. Probeer het nog eens.',
  googleNotLinked:
    'Er is al een account met wachtwoord voor dit e-mailadres. Log daarmee in of stel het wachtwoord opnieuw in.',
  googleUnreachable:
    'Google is op dit moment niet bereikbaar. Probeer het later of log in met een wachtwoord.',
  pictureSaved: 'De foto is opgeslagen.',
  pictureUnknown:
    'Dit bestand is geen afbeelding die hier gelezen kan worden. Kies een JPEG-, PNG- of WebP-bestand.',
  pictureBroken: 'De afbeelding is beschadigd of te groot. Kies een andere.',
  page: {
    title: 'Nieuw wachtwoord',
    label: 'Nieuw wachtwoord',
    hint: 'Minstens 8 tekens. Het liefst een wachtwoord dat nergens anders wordt gebruikt.',
    button: 'Wachtwoord opslaan',
    overTitle: 'Deze link is niet meer geldig',
    toShop: 'Naar de winkel',
  },
  welcome: {
    subject: 'Welkom!',
    preview: 'Het account is klaar.',
    headline: (name) => `Welkom, ${name}!`,
    text: 'Het account is klaar. Ontwerpen, bestellingen en verlanglijst blijven zo op één plek.',
    number: 'Klantnummer',
    button: 'Naar de winkel',
  },
  reset: {
    subject: 'Nieuw wachtwoord instellen',
    preview: 'De link is één uur geldig.',
    headline: 'Nieuw wachtwoord instellen',
    text: 'Voor het account bij dit adres is een nieuw wachtwoord aangevraagd. Met de link kan het worden ingesteld.',
    button: 'Wachtwoord instellen',
    note: 'De link is één uur geldig en maar één keer te gebruiken. Niets aangevraagd? Dan blijft alles zoals het is en kan deze e-mail weg.',
  },
  changed: {
    subject: 'Het wachtwoord is gewijzigd',
    preview: 'Alle apparaten zijn uitgelogd.',
    headline: 'Het wachtwoord is gewijzigd',
    text: 'Het wachtwoord van het account is zojuist gewijzigd en alle apparaten zijn uitgelogd.',
    note: 'Was dit iemand anders? Neem dan meteen contact op met de klantenservice.',
  },
};
