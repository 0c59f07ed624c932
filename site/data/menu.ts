/** One line of the range in the Products menu; three of them, each with its models. */
export interface MenuGroup {
  label: string;
  products: { key: string; name: string }[];
}
