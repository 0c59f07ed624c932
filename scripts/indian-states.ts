/** A state or union territory with its GeoNames code (admin1). */
export interface IndianState {
  /** GeoNames admin1 code, e.g. "09". */
  admin1: string;
  /** ISO 3166-2:IN without the country, e.g. "GJ". */
  code: string;
  name: string;
  kind: 'state' | 'union territory';
  /** Seat of government, used if GeoNames has no town for the state. */
  capital: string;
}

const toStates = (
  kind: IndianState['kind'],
  rows: [admin1: string, code: string, name: string, capital: string][],
) => rows.map(([admin1, code, name, capital]): IndianState => ({ admin1, code, name, kind, capital }));

/** The 28 states and 8 union territories as they stand since 2020 (Ladakh split off, Dadra, Daman and Diu merged). */
export const indianStates: IndianState[] = [
  ...toStates('state', [
    ['02', 'AP', 'Andhra Pradesh', 'Amaravati'],
    ['30', 'AR', 'Arunachal Pradesh', 'Itanagar'],
    ['03', 'AS', 'Assam', 'Dispur'],
    ['34', 'BR', 'Bihar', 'Patna'],
    ['37', 'CG', 'Chhattisgarh', 'Raipur'],
    ['33', 'GA', 'Goa', 'Panaji'],
    ['09', 'GJ', 'Gujarat', 'Gandhinagar'],
    ['10', 'HR', 'Haryana', 'Chandigarh'],
    ['11', 'HP', 'Himachal Pradesh', 'Shimla'],
    ['38', 'JH', 'Jharkhand', 'Ranchi'],
    ['19', 'KA', 'Karnataka', 'Bengaluru'],
    ['13', 'KL', 'Kerala', 'Thiruvananthapuram'],
    ['35', 'MP', 'Madhya Pradesh', 'Bhopal'],
    ['16', 'MH', 'Maharashtra', 'Mumbai'],
    ['17', 'MN', 'Manipur', 'Imphal'],
    ['18', 'ML', 'Meghalaya', 'Shillong'],
    ['31', 'MZ', 'Mizoram', 'Aizawl'],
    ['20', 'NL', 'Nagaland', 'Kohima'],
    ['21', 'OD', 'Odisha', 'Bhubaneswar'],
    ['23', 'PB', 'Punjab', 'Chandigarh'],
    ['24', 'RJ', 'Rajasthan', 'Jaipur'],
    ['29', 'SK', 'Sikkim', 'Gangtok'],
    ['25', 'TN', 'Tamil Nadu', 'Chennai'],
    ['40', 'TS', 'Telangana', 'Hyderabad'],
    ['26', 'TR', 'Tripura', 'Agartala'],
    ['36', 'UP', 'Uttar Pradesh', 'Lucknow'],
    ['39', 'UK', 'Uttarakhand', 'Dehradun'],
    ['28', 'WB', 'West Bengal', 'Kolkata'],
  ]),
  ...toStates('union territory', [
    ['01', 'AN', 'Andaman and Nicobar Islands', 'Port Blair'],
    ['05', 'CH', 'Chandigarh', 'Chandigarh'],
    ['52', 'DH', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman'],
    ['07', 'DL', 'Delhi', 'New Delhi'],
    ['12', 'JK', 'Jammu and Kashmir', 'Srinagar'],
    ['41', 'LA', 'Ladakh', 'Leh'],
    ['14', 'LD', 'Lakshadweep', 'Kavaratti'],
    ['22', 'PY', 'Puducherry', 'Puducherry'],
  ]),
];
