import { weekdayOf } from '../../../compositions/calendar/german-dates.ts';
import { en } from './en.ts';
import { listOf, type People, placesOf, twoDigits } from './people.ts';

const longDate: People['longDate'] = ({ year, month, day }) =>
  `${en.months[month - 1] ?? ''} ${day}, ${year}`;

/** English as the United States write it, with places, days and hours of theirs. */
export const enUs: People = {
  ...en,
  places: placesOf(`Thornbury Manor;Newport;at Thornbury Manor|The Old Mill;Woodstock;at the Old Mill|
Ashdown House;Charleston;at Ashdown House|Orchard Barn;Lancaster;at Orchard Barn|Bellfield Hall;Richmond;at Bellfield Hall|
The Walled Garden;Savannah;in the Walled Garden|Lakeside Lodge;Lake Placid;at Lakeside Lodge|
Hartwell Ranch;Austin;at Hartwell Ranch|The Orangery;Asheville;in the Orangery|Willow Farm;Burlington;at Willow Farm|
Priory Cottage;Sonoma;at Priory Cottage|Harbor House;Portland;at Harbor House|The Red Barn;Nashville;in the Red Barn|
Glen Castle;Denver;at Glen Castle`),
  streets: listOf(
    '7 Linden Street|12 Garden Street|3 Hillside Lane|24 Chestnut Avenue|9 Lake View Drive|5 Mill Lane|16 Rose Court',
  ),
  towns: listOf(
    'Boston, MA 02108|Portland, OR 97205|Austin, TX 78701|Denver, CO 80202|Savannah, GA 31401|Chicago, IL 60611|Seattle, WA 98101',
  ),
  companies: listOf(`Bennett & Partners|Fletcher Architects|Marshall & Sons|Palmer Law Office|Ellis Studio|
Cooper Motors|Dawson Dental|Turner Carpentry|Chapman Accounting`),
  // Mothers have the second Sunday in May, as in Germany.
  feasts: { ...en.feasts, muttertag: undefined },
  longDate,
  fullDate: (day) => `${en.weekdays[weekdayOf(day)] ?? ''}, ${longDate(day)}`,
  shortDate: ({ year, month, day }) => `${twoDigits(month)}/${twoDigits(day)}/${year}`,
  hour(hour, minute) {
    const half = hour < 12 ? 'am' : 'pm';
    const shown = hour % 12 === 0 ? 12 : hour % 12;
    return minute === 0 ? `${shown} ${half}` : `${shown}:${twoDigits(minute)} ${half}`;
  },
};
