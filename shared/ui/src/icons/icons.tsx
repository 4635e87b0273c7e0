import {
  ArrowDown as ArrowDownDrawing,
  ArrowLeft as ArrowLeftDrawing,
  ArrowUp as ArrowUpDrawing,
  ArrowUpRight as ArrowUpRightDrawing,
  BedDouble as BedDoubleDrawing,
  Bookmark as BookmarkDrawing,
  Calendar as CalendarDrawing,
  Check as CheckDrawing,
  ChevronDown as ChevronDownDrawing,
  ChevronFirst as ChevronFirstDrawing,
  ChevronLast as ChevronLastDrawing,
  ChevronLeft as ChevronLeftDrawing,
  ChevronRight as ChevronRightDrawing,
  ChevronsUpDown as ChevronsUpDownDrawing,
  CircleCheck as CircleCheckDrawing,
  CircleQuestionMark as CircleQuestionMarkDrawing,
  CircleX as CircleXDrawing,
  Columns3 as Columns3Drawing,
  CreditCard as CreditCardDrawing,
  Download as DownloadDrawing,
  Ellipsis as EllipsisDrawing,
  Eye as EyeDrawing,
  EyeOff as EyeOffDrawing,
  Files as FilesDrawing,
  FileText as FileTextDrawing,
  Gauge as GaugeDrawing,
  Gem as GemDrawing,
  History as HistoryDrawing,
  Info as InfoDrawing,
  Landmark as LandmarkDrawing,
  LifeBuoy as LifeBuoyDrawing,
  LocateFixed as LocateFixedDrawing,
  LockKeyhole as LockKeyholeDrawing,
  LogOut as LogOutDrawing,
  Mail as MailDrawing,
  MapPin as MapPinDrawing,
  Menu as MenuDrawing,
  Minus as MinusDrawing,
  MonitorSmartphone as MonitorSmartphoneDrawing,
  Pencil as PencilDrawing,
  Plus as PlusDrawing,
  Printer as PrinterDrawing,
  ReceiptText as ReceiptTextDrawing,
  RotateCw as RotateCwDrawing,
  Search as SearchDrawing,
  ShieldCheck as ShieldCheckDrawing,
  SlidersHorizontal as SlidersHorizontalDrawing,
  Sofa as SofaDrawing,
  Sparkles as SparklesDrawing,
  Star as StarDrawing,
  Store as StoreDrawing,
  Trash2 as Trash2Drawing,
  TriangleAlert as TriangleAlertDrawing,
  Upload as UploadDrawing,
  User as UserDrawing,
  WashingMachine as WashingMachineDrawing,
  Wind as WindDrawing,
  X as XDrawing,
} from 'lucide-react';
import { icon } from './icon.tsx';

export const AddIcon = /* @__PURE__ */ icon(PlusDrawing);
export const AlertIcon = /* @__PURE__ */ icon(TriangleAlertDrawing);
export const ApplianceIcon = /* @__PURE__ */ icon(WashingMachineDrawing);
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDownDrawing);
export const ArrowLeftIcon = /* @__PURE__ */ icon(ArrowLeftDrawing);
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUpDrawing);
export const BankIcon = /* @__PURE__ */ icon(LandmarkDrawing);
export const BookmarkIcon = /* @__PURE__ */ icon(BookmarkDrawing);
export const CalendarIcon = /* @__PURE__ */ icon(CalendarDrawing);
export const CardIcon = /* @__PURE__ */ icon(CreditCardDrawing);
export const CheckIcon = /* @__PURE__ */ icon(CheckDrawing);
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDownDrawing);
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeftDrawing);
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRightDrawing);
export const CloseIcon = /* @__PURE__ */ icon(XDrawing);
export const ColumnsIcon = /* @__PURE__ */ icon(Columns3Drawing);
export const DocumentIcon = /* @__PURE__ */ icon(FileTextDrawing);
export const DownloadIcon = /* @__PURE__ */ icon(DownloadDrawing);
export const EditIcon = /* @__PURE__ */ icon(PencilDrawing);
export const ElectronicsIcon = /* @__PURE__ */ icon(MonitorSmartphoneDrawing);
export const ExternalIcon = /* @__PURE__ */ icon(ArrowUpRightDrawing);
export const FailedIcon = /* @__PURE__ */ icon(CircleXDrawing);
export const FilterIcon = /* @__PURE__ */ icon(SlidersHorizontalDrawing);
export const FirstIcon = /* @__PURE__ */ icon(ChevronFirstDrawing);
export const FurnitureIcon = /* @__PURE__ */ icon(SofaDrawing);
export const HelpIcon = /* @__PURE__ */ icon(CircleQuestionMarkDrawing);
export const HideIcon = /* @__PURE__ */ icon(EyeOffDrawing);
export const HistoryIcon = /* @__PURE__ */ icon(HistoryDrawing);
export const HvacIcon = /* @__PURE__ */ icon(WindDrawing);
export const InfoIcon = /* @__PURE__ */ icon(InfoDrawing);
export const JewelryIcon = /* @__PURE__ */ icon(GemDrawing);
export const LastIcon = /* @__PURE__ */ icon(ChevronLastDrawing);
export const LeasesIcon = /* @__PURE__ */ icon(FilesDrawing);
export const LocateIcon = /* @__PURE__ */ icon(LocateFixedDrawing);
export const LockIcon = /* @__PURE__ */ icon(LockKeyholeDrawing);
export const LogOutIcon = /* @__PURE__ */ icon(LogOutDrawing);
export const MailIcon = /* @__PURE__ */ icon(MailDrawing);
export const MattressIcon = /* @__PURE__ */ icon(BedDoubleDrawing);
export const MenuIcon = /* @__PURE__ */ icon(MenuDrawing);
export const MinusIcon = /* @__PURE__ */ icon(MinusDrawing);
export const MoreIcon = /* @__PURE__ */ icon(EllipsisDrawing);
export const PrintIcon = /* @__PURE__ */ icon(PrinterDrawing);
export const ProfileIcon = /* @__PURE__ */ icon(UserDrawing);
export const ReceiptIcon = /* @__PURE__ */ icon(ReceiptTextDrawing);
export const RetailerIcon = /* @__PURE__ */ icon(MapPinDrawing);
export const RetryIcon = /* @__PURE__ */ icon(RotateCwDrawing);
export const SavingsIcon = /* @__PURE__ */ icon(SparklesDrawing);
export const SearchIcon = /* @__PURE__ */ icon(SearchDrawing);
export const ShieldIcon = /* @__PURE__ */ icon(ShieldCheckDrawing);
export const ShowIcon = /* @__PURE__ */ icon(EyeDrawing);
export const SortIcon = /* @__PURE__ */ icon(ChevronsUpDownDrawing);
export const StarIcon = /* @__PURE__ */ icon(StarDrawing);
export const StoreIcon = /* @__PURE__ */ icon(StoreDrawing);
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheckDrawing);
export const SupportIcon = /* @__PURE__ */ icon(LifeBuoyDrawing);
export const TiresIcon = /* @__PURE__ */ icon(GaugeDrawing);
export const TrashIcon = /* @__PURE__ */ icon(Trash2Drawing);
export const UploadIcon = /* @__PURE__ */ icon(UploadDrawing);
