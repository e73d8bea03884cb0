import { type Day, weekdayBefore, weekdayOf } from '../../../compositions/calendar/german-dates.ts';
import { churchesOf, couplesOf, listOf, type People, placesOf, twoDigits } from './people.ts';

const weekdays = listOf('Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo');
const months = listOf(
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
);
const longDate = ({ year, month, day }: Day) => `${day} de ${months[month - 1] ?? ''} de ${year}`;

export const es: People = {
  couples:
    couplesOf(`Lucía Javier|Marta Álvaro|Paula Diego|Carmen Pablo|Laura Sergio|Elena Daniel|Sara Alejandro|
Claudia Adrián|Alba Hugo|Irene Carlos|Cristina Miguel|Ana Rubén|Nuria Jordi|Inés Manuel|Blanca Jaime|Julia Mario|
Rocío Antonio|Andrea Marcos|Clara Gonzalo|Sofía Nicolás|Teresa Ignacio|Beatriz Fernando|Noelia Iván|Patricia David|
Valeria Bruno|Candela Gabriel|Macarena Rafael|Raquel Óscar|Eva Víctor|Aitana Martín`),
  families:
    listOf(`García|Martínez|López|Sánchez|Romero|Navarro|Torres|Domínguez|Vázquez|Ramos|Gil|Serrano|Molina|
Ortega|Delgado|Castro|Ortiz|Rubio|Marín|Iglesias|Medina|Cortés`),
  girls: listOf(
    'Lucía|Sofía|Martina|María|Julia|Paula|Valeria|Emma|Daniela|Carla|Alma|Olivia|Sara|Carmen|Mía|Vega|Lola|Alba',
  ),
  boys: listOf(
    'Hugo|Martín|Mateo|Leo|Lucas|Manuel|Alejandro|Pablo|Daniel|Álvaro|Enzo|Adrián|Mario|Diego|Bruno|Gael|Nico',
  ),
  grown:
    listOf(`José|Ana|Francisco|Pilar|Antonio|Mercedes|Luis|Isabel|Ángel|Rosa|Fernando|Silvia|Alberto|Yolanda|
Ramón|Mónica|Vicente|Susana|Enrique`),
  old: listOf(
    `Carmen|Manuel|Dolores|Antonio|Josefa|Rafael|Pilar|Julián|Concepción|Emilio|Rosario|Joaquín|Encarnación`,
  ),
  places:
    placesOf(`Finca Los Olivos;Ronda;en la finca Los Olivos|Palacio de Viana;Córdoba;en el palacio de Viana|
Hacienda San Rafael;Sevilla;en la hacienda San Rafael|Masía Can Roca;Girona;en la masía Can Roca|
Cortijo del Alba;Granada;en el cortijo del Alba|Pazo de Louredo;Santiago;en el pazo de Louredo|
Bodega La Encina;Haro;en la bodega La Encina|Casona del Valle;Llanes;en la casona del Valle|
Molino Viejo;Segovia;en el molino Viejo|Jardín del Duque;Aranjuez;en el jardín del Duque|
Castillo de Arteaga;Gernika;en el castillo de Arteaga|Villa Marina;Altea;en Villa Marina|
Convento de la Luz;Trujillo;en el convento de la Luz|Quinta del Mar;Cádiz;en la quinta del Mar`),
  churches:
    churchesOf(`Iglesia de San Jorge;en la iglesia de San Jorge|Iglesia de Santa Ana;en la iglesia de Santa Ana|
Parroquia de San Martín;en la parroquia de San Martín|Ermita de la Virgen;en la ermita de la Virgen|
Iglesia de San Nicolás;en la iglesia de San Nicolás|Basílica de San Juan;en la basílica de San Juan|
Iglesia de Santa María;en la iglesia de Santa María|Capilla de Santa Clara;en la capilla de Santa Clara|
Iglesia de San Pedro;en la iglesia de San Pedro`),
  streets: listOf(
    'Calle del Tilo 7|Calle del Jardín 12|Cuesta del Sol 3|Paseo de los Castaños 24|Calle del Lago 9|Calle del Molino 5|Calle de las Rosas 16',
  ),
  towns: listOf(
    '28012 Madrid|08002 Barcelona|46001 Valencia|41001 Sevilla|50001 Zaragoza|29015 Málaga|48001 Bilbao',
  ),
  companies: listOf(`Romero y Asociados|Navarro Arquitectos|Talleres Molina|Bufete Serrano|Estudio Ortega|
Automóviles Torres|Clínica Rubio|Carpintería Gil|Asesoría Medina`),
  ages: { 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho', 9: 'nueve' },
  feasts: {
    muttertag: (year) => weekdayBefore({ year, month: 5, day: 7 }, 6),
    vatertag: (year) => ({ year, month: 3, day: 19 }),
  },
  weekdays,
  months,
  longDate,
  fullDate: (day) => `${weekdays[weekdayOf(day)] ?? ''}, ${longDate(day)}`,
  shortDate: ({ year, month, day }) => `${twoDigits(day)}/${twoDigits(month)}/${year}`,
  hour: (hour, minute) => `${hour}:${twoDigits(minute)} h`,
};
